/**
 * Takes a build of ffmpeg along into a package, where whoever makes the packages hands one in: electron-builder calls
 * `afterPack` for each system and processor, before anything is signed (docs/releasing.md).
 *   UNDERTITLE_FFMPEG   a folder with one folder for each: linux-x64, linux-arm64, win32-x64, win32-arm64, darwin-x64, darwin-arm64
 * Only a build under the LGPL is taken, and only with the text of its licence. The build is the releaser's own word for what it
 * is, so it is asked, or read where this machine cannot run it.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ffmpegLicence, ffmpegVersion, type FfmpegLicence } from '../shared/sound/ffmpegLicence.ts'

/** As Node names them. */
export interface PackedFor {
  readonly platform: string
  readonly arch: string
}

/** What electron-builder hands to its hooks, as far as it is used. */
export interface PackContext {
  readonly appOutDir: string
  readonly electronPlatformName: string
  /** Its number for a processor. */
  readonly arch: number
  readonly packager: { getResourcesDir(appOutDir: string): string }
}

export interface FfmpegBuild {
  readonly version: string
  readonly licence: FfmpegLicence
  /** Names of all that is taken along. */
  readonly files: readonly string[]
  /** The licence, whole. */
  readonly text: string
}

/** The order of builder.Arch. */
const archNames = ['ia32', 'x64', 'armv7l', 'arm64', 'universal']
const longestAskMs = 15_000

export function afterPack({ appOutDir, electronPlatformName, arch, packager }: PackContext): Promise<void> {
  const from = process.env['UNDERTITLE_FFMPEG'] ?? ''
  const packedFor = { platform: electronPlatformName, arch: archNames[arch] ?? String(arch) }
  if (from !== '') bundleFfmpeg(from, packager.getResourcesDir(appOutDir), packedFor)
  return Promise.resolve()
}

/** Puts it into `ffmpeg` among the package's resources, and among the licences that About shows. @throws as readFfmpegBuild does */
export function bundleFfmpeg(from: string, resources: string, packedFor: PackedFor): void {
  const folder = join(from, `${packedFor.platform}-${packedFor.arch}`)
  const build = readFfmpegBuild(folder, packedFor)
  const to = join(resources, 'ffmpeg')
  mkdirSync(to, { recursive: true })
  for (const name of build.files) copyFileSync(join(folder, name), join(to, name))
  chmodSync(join(to, programOf(packedFor)), 0o755)
  addLicence(join(resources, 'licences'), build)
}

/** @throws where it is no build of ffmpeg, is under another licence than the LGPL, or comes without its text */
export function readFfmpegBuild(folder: string, packedFor: PackedFor): FfmpegBuild {
  const refuse = (why: string) => new Error(`${folder} is not taken into the package: ${why}`)
  if (!existsSync(folder)) throw refuse('it is not there.')
  const entries = readdirSync(folder, { withFileTypes: true })
  const odd = entries.find((entry) => !entry.isFile())
  if (odd) throw refuse(`${odd.name} is no plain file.`)
  const files = entries.map(({ name }) => name).sort()
  const program = programOf(packedFor)
  if (!files.includes(program)) throw refuse(`it holds no ${program}.`)
  const said = isOfThisMachine(packedFor) ? askProgram(join(folder, program)) : readWords(folder, files)
  const [version, licence] = [ffmpegVersion(said), ffmpegLicence(said)]
  if (version === null || licence === null)
    throw refuse(`${program} does not say its version and how it was configured.`)
  if (!licence.startsWith('LGPL')) throw refuse(`it is ${licence}. Build it without --enable-gpl and --enable-nonfree.`)
  const texts = files.filter((name) => /^(?:licen[cs]e|copying)/i.test(name))
  const text = texts.map((name) => readFileSync(join(folder, name), 'utf8').trim()).join('\n\n')
  if (!/GNU LESSER GENERAL PUBLIC LICENSE/i.test(text))
    throw refuse('the text of the LGPL is not beside it (COPYING.LGPLv2.1 or COPYING.LGPLv3 of its source).')
  return { version, licence, files, text }
}

function programOf({ platform }: PackedFor): string {
  return platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
}

function isOfThisMachine({ platform, arch }: PackedFor): boolean {
  return platform === process.platform && arch === process.arch
}

function askProgram(program: string): string {
  const { error, stdout } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: longestAskMs })
  return error === undefined ? stdout : ''
}

/**
 * What it would answer, out of the texts that are compiled into it and its libraries: the pattern of its first line, and the
 * switches. These stand together, so a single option that it understands is none of them; what decides counts wherever it stands.
 */
function readWords(folder: string, files: readonly string[]): string {
  const bytes = files.map((name) => readFileSync(join(folder, name), 'latin1')).join('\0')
  const version = /%s version ([!-~]+)/.exec(bytes)?.[1]
  const switches = bytes.match(/--[a-z][!-~]* +--[a-z][ -~]*/g)
  if (version === undefined || switches === null) return ''
  const forbidden = bytes.match(/--enable-(?:gpl|nonfree)\b/g) ?? []
  return `ffmpeg version ${version}\nconfiguration: ${[...switches, ...forbidden].join(' ')}\n`
}

/** As scripts/licencesPlugin.ts lists the rest. */
function addLicence(folder: string, { version, licence, text }: FfmpegBuild): void {
  const list = join(folder, 'packages.json')
  const rows = JSON.parse(readFileSync(list, 'utf8')) as readonly object[]
  const file = 'ffmpeg.txt'
  writeFileSync(join(folder, file), `${text}\n`)
  writeFileSync(
    list,
    `${JSON.stringify([...rows, { name: 'ffmpeg', version, licence, integrity: null, file }], null, 2)}\n`,
  )
}
