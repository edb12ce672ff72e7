export { fate, retelling } from '@midden/waste/fate'
