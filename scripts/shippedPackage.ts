/** What a package of others that is shipped says of itself: name, version, licence and the licence's whole text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly licence: string
  readonly text: string
  /** 'sha512-…' in base64, as the lock file has it; null for what it does not name. */
  readonly integrity: string | null
}

/** Texts that a package does not bring with it: the whole one, or that of a part that came from somewhere else. */
const textsOfOurs = join('packaging', 'licences')

/** Of packages that hold work under another licence besides their own. */
const wholeLicences: Readonly<Record<string, string>> = {
  'node-unrar-js': 'MIT AND LicenseRef-UnRAR',
  '@ricky0123/vad-web': 'ISC AND MIT',
}

/** The list of licences that vite's own file goes on with is that of its tools: of vite only two small functions are shipped. */
const endOfOwnText = '\n# Licenses of bundled dependencies'

/** @throws where its manifest names no licence, or no text is to be had: such a package is not shipped. */
export function readShippedPackage(folder: string, lock: PackageLock): ShippedPackage {
  const { name, version, license } = readManifest(folder)
  const licence = wholeLicences[name] ?? license
  const texts = [...ownTexts(folder), ...addedText(name)]
  if (licence === undefined || texts.length === 0)
    throw new Error(
      `${name} ${version} is shipped, but brings ${licence === undefined ? 'no licence' : 'no licence text'}. ` +
        `Put its text into ${join(textsOfOurs, `${fileStem(name)}.txt`)}, or leave the package out.`,
    )
  return { name, version, licence, text: texts.join('\n\n'), integrity: lock.get(`${name}@${version}`) ?? null }
}

/** A package's name as a file's: '@tanstack+react-virtual'. */
export function fileStem(name: string): string {
  return name.replace('/', '+')
}

/** The package that a file belongs to; null for a file of none. */
export function packageFolderOf(file: string): string | null {
  const within = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)
  return within?.[1] ?? null
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function ownTexts(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|copying|notice)(?:-[\w.]+)?(?:\.(?:md|txt|markdown))?$/i.test(name))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8').split(endOfOwnText)[0] ?? '')
    .map(withoutEmptyEnds)
    .filter((text) => text !== '')
}

/** The first line keeps its indentation: some titles are centred. */
function withoutEmptyEnds(text: string): string {
  return text.replace(/^\s*\n/, '').trimEnd()
}

function addedText(name: string): readonly string[] {
  const file = join(textsOfOurs, `${fileStem(name)}.txt`)
  return existsSync(file) ? [readFileSync(file, 'utf8').trim()] : []
}

/** 'name@version' to what the lock file says of its content. */
export type PackageLock = ReadonlyMap<string, string>

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>
}

export function readLock(file: string): PackageLock {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as LockFile
  return new Map(
    Object.entries(packages).flatMap(([path, { version, integrity }]) =>
      version !== undefined && integrity !== undefined && path !== ''
        ? [[`${nameOf(path)}@${version}`, integrity] as const]
        : [],
    ),
  )
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}
