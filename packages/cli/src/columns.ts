/** Rows of cells under each other; a cell that begins like a number stands to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>(
    (wide, row) => row.map((cell, i) => Math.max(wide[i] ?? 0, cell.length)),
    [],
  )
  const aligned = (cell: string, i: number): string =>
    /^[-–\d]/.test(cell) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!)
  return rows.map((row) => `${row.map(aligned).join('  ').trimEnd()}\n`).join('')
}

export const count = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 1 : 0 })
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
