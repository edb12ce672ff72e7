export { industrialWaste as game } from '@midden/industrial-waste'
