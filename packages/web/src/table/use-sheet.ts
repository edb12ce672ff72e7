import { useLayoutEffect } from 'react'

/** A style sheet of its own, as long as it is wanted: pieces stay the board's, which may draw them anew at any time. */
export function useSheet(css: string): void {
  useLayoutEffect(() => {
    if (css === '') return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
}
