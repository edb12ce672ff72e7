import { vi } from 'vitest'

/** What the settings of a page need where there is none. Imported for what it does. */
const nothing = (): void => {}
vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: nothing })
vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: nothing } } })
