import { en } from './en.ts'
import type { Text } from './text.ts'
export const fr: Text = en
