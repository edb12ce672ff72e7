// The pages around the table as they are drawn before anything runs: for the build, in Node.
import { prerenderToNodeStream } from 'react-dom/static'

/** As much of a browser as a page looks at while it is drawn: nobody was ever here. */
Object.assign(globalThis, {
  localStorage: { getItem: () => null, setItem: () => {} },
  document: { documentElement: { dataset: {}, style: { setProperty: () => {}, removeProperty: () => {} } } },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
})
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, languages: ['en'], language: 'en' } })

/** The markup of a page. */
export async function draw(pathname: string): Promise<string> {
  Object.assign(globalThis, { location: { pathname, search: '', hash: '' } })
  const { App } = await import('./app.tsx')
  const { prelude } = await prerenderToNodeStream(<App />)
  let text = ''
  for await (const part of prelude) text += part
  return text
}
