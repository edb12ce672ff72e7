import { connect, createServer, type Socket } from 'node:net'

/** A wire between browser and server that can be cut, as networks do. */
export async function relay(to: () => number) {
  const open = new Set<Socket>()
  let cut = false
  const server = createServer((near) => {
    if (cut) {
      near.destroy()
      return
    }
    const far = connect(to(), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const end = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    cut(): void {
      cut = true
      end()
    },
    mend(): void {
      cut = false
    },
    close(): void {
      end()
      server.close()
    },
  }
}
