// Bundles the tests of one target, mutants built in, into one file. Runs in Stryker's sandbox, before the mutants.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { targets } from './targets.mjs'

const { folder, slow } = targets[process.env.MUTATION_TARGET ?? '']
const files = readdirSync(join(folder, 'test')).filter(
  (name) => name.endsWith('.test.ts') && !slow.includes(name.replace('.test.ts', '')),
)
const imports = files.map((name) => `import './${folder}/test/${name}'`).join('\n')

await build({
  stdin: {
    contents: `${imports}\nimport { runAll } from 'vitest'\nawait runAll()`,
    resolveDir: process.cwd(),
    sourcefile: 'tests.mjs',
  },
  outfile: 'mutants.mjs',
  alias: { vitest: join(process.cwd(), 'mutation/desk.mjs') },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
  },
  logLevel: 'error',
})
