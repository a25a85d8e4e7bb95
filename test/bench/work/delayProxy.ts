/**
 * A program: a TCP proxy on 127.0.0.1 that makes the way to a server as long as a round trip of the wide world.
 * Usage: delayProxy PORT ROUND_TRIP_MS. Prints its own port. Reads nothing of what it passes on.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const [port = 0, roundTripMs = 0] = process.argv.slice(2).map(Number)

const server = createServer((near) => {
  const far = connect(port, '127.0.0.1')
  // The first bytes also wait for the handshake, as they do on a real way.
  const connectedAtMs = performance.now() + roundTripMs
  passOn(near, far, () => Math.max(performance.now(), connectedAtMs) + roundTripMs / 2)
  passOn(far, near, () => performance.now() + roundTripMs / 2)
})

/** Bytes keep their order: what came first also has the earlier time of arrival. */
function passOn(from: Socket, to: Socket, arrivalMs: () => number): void {
  const after = (work: () => void) => setTimeout(work, arrivalMs() - performance.now())
  from.setNoDelay(true)
  from.on('data', (bytes) => after(() => to.write(bytes)))
  from.on('end', () => after(() => to.end()))
  from.on('error', () => to.destroy())
  from.on('close', () => after(() => to.destroy()))
}

server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`)
})
