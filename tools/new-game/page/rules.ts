export { game } from '@midden/__ID__'
