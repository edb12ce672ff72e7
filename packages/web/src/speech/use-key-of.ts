import type { KeyCommand } from '../settings/keys.ts'
import { useSettings } from '../settings/settings.ts'

/** The key of a command as it is printed; null: it has none. */
export function useKeyOf(): (command: KeyCommand) => string | null {
  const { shortcuts, keys } = useSettings()
  return (command) => (shortcuts && keys[command] !== '' ? keys[command].toUpperCase() : null)
}

/** For screen readers: the number key of an option. */
export function useNumberKeys(): (number: number | null | undefined) => { 'aria-keyshortcuts'?: string } {
  const { shortcuts } = useSettings()
  return (number) =>
    shortcuts && typeof number === 'number' && number >= 1 && number <= 9
      ? { 'aria-keyshortcuts': String(number) }
      : {}
}
