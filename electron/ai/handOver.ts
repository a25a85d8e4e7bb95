/**
 * Hands a file of this machine to the built-in service (API decisions §2 "AI": media_url must be http): its sound, under
 * an address on 127.0.0.1 that nobody can guess, only while the job needs it. Never to another service.
 */
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainHttp } from '../../node/http/plainHttp.ts'
import { AppError } from '../../shared/errors.ts'
import type { AiJob } from './aiJob.ts'

export interface HandOverParts {
  /** The file whose sound is heard, ready to be read as it is; a temporary one is removed afterwards. */
  readonly soundOf: (job: Pick<AiJob, 'media' | 'target'>, signal: AbortSignal) => Promise<Sound>
  /** A long random text, different each time. */
  readonly newToken: () => string
}

export interface Sound {
  readonly path: string
  readonly isTemporary: boolean
}

export interface HandOver {
  /** An address as it is; for a path, one at which the service can fetch it. @throws AppError */
  address(job: Pick<AiJob, 'id' | 'media' | 'service' | 'target'>, signal: AbortSignal): Promise<string>
  /** Whether `address` answered something that can be fetched still. */
  isReachable(job: Pick<AiJob, 'id' | 'kind' | 'media'>): boolean
  /** The job needs it no more. */
  end(jobId: number): Promise<void>
  close(): Promise<void>
}

interface Handed {
  readonly sound: Sound
  readonly token: string
}

/** @throws AppError 'input.invalid' for a service elsewhere: a file of this machine is never sent there */
export function requireHears(service: string): void {
  if (service === 'embedded') return
  throw new AppError(
    'input.invalid',
    'Only the built-in service can hear a file of this machine. Choose it with --service embedded, or give the http address of a media file.',
  )
}

export function createHandOver({ soundOf, newToken }: HandOverParts): HandOver {
  const handed = new Map<number, Handed>()
  let server: Server | null = null

  async function listen(): Promise<number> {
    server ??= plainHttp.createServer((request, response) => {
      const found = [...handed.values()].find(({ token }) => request.url === `/${token}`)
      if (!found || request.method !== 'GET') {
        response.writeHead(404).end()
        return
      }
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      createReadStream(found.sound.path)
        .on('error', () => response.destroy())
        .pipe(response)
    })
    const listening = server
    if (!listening.listening) await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
    return (listening.address() as AddressInfo).port
  }

  async function end(jobId: number): Promise<void> {
    const found = handed.get(jobId)
    handed.delete(jobId)
    if (found?.sound.isTemporary) await rm(found.sound.path, { force: true })
  }

  return {
    async address({ id, media, service, target }, signal) {
      if (isAddress(media)) return media
      requireHears(service)
      await end(id)
      const sound = await soundOf({ media, target }, signal)
      const port = await listen()
      const token = newToken()
      handed.set(id, { sound, token })
      return `http://127.0.0.1:${port}/${token}`
    },
    // What a translation is made from was sent with its start.
    isReachable: ({ id, kind, media }) => kind === 'translation' || isAddress(media) || handed.has(id),
    end,
    async close() {
      await Promise.all([...handed.keys()].map(end))
      server?.closeAllConnections()
      server?.close()
    },
  }
}

function isAddress(media: string): boolean {
  return /^https?:/i.test(media)
}
