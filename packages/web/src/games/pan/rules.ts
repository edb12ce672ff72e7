export { languages, pan as game } from '@midden/pan'
