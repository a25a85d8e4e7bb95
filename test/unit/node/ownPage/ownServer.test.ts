/** How connections of a server for this machine's own user make room for one another, over real sockets. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createOwnServer, listen, portOf, stop } from '../../../../node/ownPage/ownServer.ts'

const mostConnections = 64

test('where all connections belong to somebody known, one that waits for nothing makes room for a new one', async () => {
  const { server } = createOwnServer({
    answer: async ({ socket }, { proven }) => {
      proven(socket)
      return { kind: 'empty' }
    },
    report: (thrown) => expect.unreachable(String(thrown)),
  })
  onTestFinished(() => stop(server))
  await listen(server, { host: '127.0.0.1', port: 0, option: '--port' })

  async function ask(): Promise<Socket> {
    const socket = connect(portOf(server), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 204 /)
    return socket
  }

  const first = await ask()
  const isFirstGone = once(first, 'close')
  for (let open = 1; open < mostConnections; open += 1) await ask()
  await ask()
  await isFirstGone
})
