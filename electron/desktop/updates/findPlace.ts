/** Looks around this copy of the app, for `holdOf`. What cannot be read counts as not there, and so nothing is installed. */
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Place } from './place.ts'

export interface System extends Pick<Place, 'platform' | 'env' | 'execPath'> {
  readonly arch: string
  /** Of the package. */
  readonly resources: string
}

const longestConfig = 64 * 1_024
const signatureWithinMs = 10_000

export const configFileOf = ({ resources }: Pick<System, 'resources'>) => join(resources, 'app-update.yml')

export async function findPlace(system: System): Promise<Place> {
  const { platform, env, execPath } = system
  const [config, besides, signature] = await Promise.all([
    readFile(configFileOf(system), 'utf8').catch(() => ''),
    readdir(dirname(execPath)).catch(() => []),
    platform === 'darwin' ? signatureOf(execPath) : '',
  ])
  return { platform, env, execPath, config: config.length > longestConfig ? '' : config, besides, signature }
}

/** The program lies in Undertitle.app/Contents/MacOS. */
async function signatureOf(execPath: string): Promise<string> {
  const bundle = dirname(dirname(dirname(execPath)))
  const told = promisify(execFile)('/usr/bin/codesign', ['-dv', bundle], { timeout: signatureWithinMs })
  return told.then(
    ({ stderr }) => stderr,
    () => '',
  )
}
