import { frScreens } from './fr-screens.ts'
import { frTable } from './fr-table.ts'
import type { Text } from './text.ts'

export const fr: Text = { language: 'Français', ...frScreens, ...frTable }
