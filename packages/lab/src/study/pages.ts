import { drawnAsText } from '../plot/text.ts'
import { csvOf, jsonOf } from './files.ts'
import type { MatchRow } from './matches.ts'
import { sheetsOf } from './sheets.ts'
import type { Study } from './study.ts'
import { sentenceOf, studyWords } from './words.ts'

/** The files of a study: figures, matches, plots, and a page that shows them with what can be said of them. */
export function pagesOf(
  study: Study,
  rows: readonly MatchRow[],
  title: string,
  command: string,
): Record<string, string> {
  const plots: Record<string, string> = {}
  const shown = sheetsOf(study, studyWords, 'length').map((sheet) => {
    const file = `${sheet.name}.svg`
    plots[file] = drawnAsText(sheet)
    return `## ${sheet.title}\n\n${sheet.about}\n\n![${sheet.title}](${file})\n`
  })
  const page = `# ${title}, ${study.seats} seats

${study.matches} matches by the book, ${study.bot} in every seat; seed ${study.seed}, rules ${study.rulesVersion}. Every bar holds 19 times in 20. A sentence is written only where the interval allows it, and wider intervals are asked of many cards or options looked at together.

\`\`\`
${command}
\`\`\`

${study.findings.map((finding) => `- ${sentenceOf(finding, studyWords)}`).join('\n')}

${shown.join('\n')}`
  return { 'README.md': page, 'study.json': jsonOf(study), 'matches.csv': csvOf(study.seed, rows), ...plots }
}
