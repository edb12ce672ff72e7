/** A sentence in which the words between stars are bold. */
export const Bold = ({ text }: { text: string }) =>
  text.split('*').map((part, i) => {
    const key = `${i}${part}`
    return i % 2 === 0 ? part : <b key={key}>{part}</b>
  })
