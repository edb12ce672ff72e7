export { fate, retelling } from '@midden/industrial-waste/fate'
