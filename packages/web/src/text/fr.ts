import { frCast } from './fr-cast.ts'
import { frScreens } from './fr-screens.ts'
import { frTable } from './fr-table.ts'
import type { Text } from './text.ts'
import { unbroken } from './unbroken.ts'

export const fr: Text = unbroken({ language: 'Français', ...frScreens, ...frTable, ...frCast })
