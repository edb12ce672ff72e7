import { spawn } from 'node:child_process'

/** Sends a mail by a program that takes it on stdin, as sendmail -t does. */
export function mailer(command: string): (to: string, subject: string, text: string) => Promise<void> {
  const [program = '', ...args] = command.split(/\s+/)
  return (to, subject, text) =>
    new Promise((resolve, reject) => {
      const sending = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'] })
      sending.on('error', reject)
      sending.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}`)),
      )
      sending.stdin.on('error', () => {})
      const head = `To: ${to}\nSubject: ${subject}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n`
      sending.stdin.end(`${head}\n${text}\n`)
    })
}
