/** Folders laid out as Electron's runtime is on each system, as far as electron-builder looks at it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Executable {
  setExtraData(data: ArrayBuffer): void
  generate(): ArrayBuffer
}

/** The library that electron-builder itself edits programs with, as far as it is used here. */
interface ResourceEditor {
  readonly NtExecutable: { createEmpty(is32Bit: boolean, isDll: boolean): Executable }
  readonly NtExecutableResource: {
    from(program: Executable): { entries: unknown[]; outputResource(program: Executable): void }
  }
  readonly Resource: {
    readonly VersionInfo: {
      create(parts: { lang: number; fixedInfo: object; strings: readonly object[] }): {
        outputToResourceEntries(entries: unknown[]): void
      }
    }
  }
}

const fromBuilder = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))
const { NtExecutable, NtExecutableResource, Resource } = fromBuilder('resedit') as ResourceEditor
const americanEnglish = 1033

export type PackedPlatform = 'linux' | 'win32' | 'darwin'

/** What the fuse tools look for in a binary. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'
/** Version 1, nine fuses, as Electron ships them. */
const shippedWire = Buffer.concat([Buffer.from([1, 9]), Buffer.from('101110011')])

const wire = Buffer.concat([Buffer.from(fuseSentinel), shippedWire, Buffer.alloc(64)])
const binary = Buffer.concat([Buffer.from('#!/bin/sh\nexit 1\n'), wire])

/** A program for Windows without any code: the build writes the archive's checksum into its resources. */
function windowsBinary(): Buffer {
  const program = NtExecutable.createEmpty(false, false)
  const resources = NtExecutableResource.from(program)
  const strings = [{ lang: americanEnglish, codepage: 1200, values: { ProductName: 'Electron' } }]
  Resource.VersionInfo.create({ lang: americanEnglish, fixedInfo: {}, strings }).outputToResourceEntries(
    resources.entries,
  )
  resources.outputResource(program)
  program.setExtraData(Uint8Array.from(wire).buffer)
  return Buffer.from(program.generate())
}

/** Some of the languages that Chromium has words for, under the names it has on Linux and Windows. */
const chromiumLanguages = ['en-US', 'en-GB', 'de', 'es', 'es-419', 'fr', 'it', 'ja', 'pt-BR', 'pt-PT', 'zh-CN']

export function makeRuntime(folder: string, platform: PackedPlatform): string {
  const write = (name: string, content: string | Buffer = '') => {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content, { mode: 0o755 })
  }
  for (const name of ['version', 'LICENSE', 'LICENSES.chromium.html']) write(name)
  if (platform === 'darwin') writeMac(write)
  else {
    mkdirSync(join(folder, 'resources'), { recursive: true })
    if (platform === 'win32') write('electron.exe', windowsBinary())
    else write('electron', binary)
    for (const language of chromiumLanguages) write(join('locales', `${language}.pak`))
  }
  return folder
}

type Write = (name: string, content?: string | Buffer) => void

/** A bundle of bundles; its languages are folders, written with an underscore. */
function writeMac(write: Write): void {
  const contents = join('Electron.app', 'Contents')
  const frameworks = join(contents, 'Frameworks')
  const framework = join(frameworks, 'Electron Framework.framework')
  const version = join(framework, 'Versions', 'A')
  write(join(contents, 'Info.plist'), plistOf('Electron', 'com.github.Electron'))
  write(join(contents, 'MacOS', 'Electron'), 'a small launcher\n')
  write(join(framework, 'Electron Framework'), binary)
  for (const helper of ['Helper', 'Helper (GPU)', 'Helper (Plugin)', 'Helper (Renderer)']) {
    const within = join(frameworks, `Electron ${helper}.app`, 'Contents')
    write(join(within, 'Info.plist'), plistOf(`Electron ${helper}`, 'com.github.Electron.helper'))
    write(join(within, 'MacOS', `Electron ${helper}`))
  }
  for (const language of chromiumLanguages) {
    const name = `${language === 'en-US' ? 'en' : language.replace('-', '_')}.lproj`
    write(join(contents, 'Resources', name, '.keep'))
    write(join(version, 'Resources', name, 'locale.pak'))
  }
}

const plistOf = (name: string, id: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleExecutable</key><string>${name}</string>
  <key>CFBundleIdentifier</key><string>${id}</string>
  <key>CFBundleIconFile</key><string>electron.icns</string>
  <key>CFBundleName</key><string>${name}</string>
</dict>
</plist>
`
