export { fate, retelling } from '@midden/waste-knights/fate'
