import { loadFrench } from '@midden/pan'

export { pan as game } from '@midden/pan'
export const languages = { fr: loadFrench }
