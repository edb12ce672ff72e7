export { fate, languages, retelling } from '@midden/pan/fate'
