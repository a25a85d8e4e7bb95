/**
 * Fills the templates of packaging/ for a release that was built, so that they can be handed to Flatpak, winget and Homebrew:
 *   npm run manifests -- --from release --base https://downloads.example/0.1.0 --to manifests [--date 2026-01-31]
 * Checksums are those of the packages in `--from`; `--base` is the folder they can be downloaded from.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const project = join(dirname(fileURLToPath(import.meta.url)), '..')

const templates = [
  'flatpak/app.undertitle.Undertitle.yml',
  'flatpak/app.undertitle.Undertitle.metainfo.xml',
  'winget/Undertitle.Undertitle.yaml',
  'winget/Undertitle.Undertitle.installer.yaml',
  'winget/Undertitle.Undertitle.locale.en-US.yaml',
  'homebrew/undertitle.rb',
]

/** File names of electron-builder.yml; .deb has Debian's own names. */
export function packageNames(version) {
  return {
    'deb-x64': `undertitle-${version}-linux-amd64.deb`,
    'deb-arm64': `undertitle-${version}-linux-arm64.deb`,
    'nsis-x64': `undertitle-${version}-windows-x64-setup.exe`,
    'nsis-arm64': `undertitle-${version}-windows-arm64-setup.exe`,
    'dmg-x64': `undertitle-${version}-macos-x64.dmg`,
    'dmg-arm64': `undertitle-${version}-macos-arm64.dmg`,
  }
}

/** A template with its gaps filled. @throws for a gap that nothing fills */
export function fill(template, { version, date, base, sha256Of }) {
  const names = packageNames(version)
  return template.replace(/\{\{(\w+)(?::([\w-]+))?\}\}/g, (gap, kind, which = '') => {
    if (which !== '' && !Object.hasOwn(names, which)) throw new Error(`There is no package for ${gap}.`)
    switch (kind) {
      case 'version':
        return version
      case 'date':
        return date
      case 'base':
        return base
      case 'url':
        return `${base}/${names[which]}`
      case 'sha256':
        return sha256Of(names[which])
      case 'SHA256':
        return sha256Of(names[which]).toUpperCase()
      default:
        throw new Error(`Nothing is known about ${gap}.`)
    }
  })
}

/** Writes all of them below `to`. @throws where a package is not there, or `base` is no https address */
export function fillManifests({ from, base, to, date }) {
  if (URL.parse(base)?.protocol !== 'https:') throw new Error(`--base must be an https address, not ${base}.`)
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  const sha256Of = (name) =>
    createHash('sha256')
      .update(readFileSync(join(from, name)))
      .digest('hex')
  for (const name of templates) {
    const file = join(to, name)
    mkdirSync(dirname(file), { recursive: true })
    const template = readFileSync(join(project, 'packaging', name), 'utf8')
    writeFileSync(file, fill(template, { version, date, base: base.replace(/\/+$/, ''), sha256Of }))
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: 'release' },
      base: { type: 'string', default: '' },
      to: { type: 'string', default: 'manifests' },
      date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    },
  })
  fillManifests(values)
  console.log(`Filled for ${values.base}: ${values.to}`)
}
