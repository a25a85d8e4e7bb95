/** A media server whose certificate nobody vouches for is told nothing: the key does not reach it, and why is said. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpExchange } from '../../../../electron/serviceClient/httpExchange.ts'
import { createPlayerApis } from '../../../../electron/serviceClient/players/playerApis.ts'
import { players } from '../../../../shared/players/playerTable.ts'
import { tempFolder } from '../../../support/disks/tempFolder.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** Made for this run: a key that lies in a repository is no key. */
function makeCertificate() {
  const folder = tempFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', ['req', ...kind, ...of, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}

test.skipIf(!hasOpenssl).for(players)(
  `%s behind a certificate of its own making hears nothing${hasOpenssl ? '' : ' (skipped: openssl is not installed)'}`,
  async (player) => {
    let asked = 0
    const server = createServer(makeCertificate(), (_, response) => {
      asked += 1
      response.end('{}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const exchange = createHttpExchange({ connectMs: 20_000, headersMs: 20_000 })
    onTestFinished(async () => {
      exchange.close()
      await new Promise((resolve) => server.close(resolve))
    })
    const { port } = server.address() as AddressInfo
    const target = { address: `https://127.0.0.1:${port}`, key: 'a-key' }
    const api = createPlayerApis(exchange)[player]
    const never = new AbortController().signal
    await expect(api.ask(target, never)).rejects.toMatchObject({ kind: 'certificate' })
    await expect(api.tell(target, ['/films'], never)).rejects.toMatchObject({ kind: 'certificate' })
    expect(asked).toBe(0)
  },
)
