export { waste as game } from '@midden/waste'
