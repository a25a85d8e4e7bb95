/**
 * The software bill of materials: CycloneDX 1.6 as JSON, of exactly the packages that are shipped. `npm sbom` would list what
 * is installed, most of which is the build's. Without time and serial number, so that the same build gives the same file. Pure.
 */
import type { ShippedPackage } from './shippedPackage.ts'

export interface BomSubject {
  readonly name: string
  readonly version: string
  readonly licence: string
}

export function bomOf(subject: BomSubject, packages: readonly ShippedPackage[]): object {
  const root = purlOf(subject)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: subject.name,
        version: subject.version,
        licenses: [{ license: { id: subject.licence } }],
        purl: root,
      },
    },
    components: packages.map(componentOf),
    dependencies: [{ ref: root, dependsOn: packages.map(purlOf) }],
  }
}

function componentOf(shipped: ShippedPackage): object {
  const [scope, name] = shipped.name.startsWith('@') ? shipped.name.split('/') : [null, shipped.name]
  const isExpression = /\s/.test(shipped.licence)
  return {
    type: shipped.name === 'electron' ? 'framework' : 'library',
    'bom-ref': purlOf(shipped),
    ...(scope === null ? {} : { group: scope }),
    name,
    version: shipped.version,
    // Only the packages of the window bring it; the page and the command line run without.
    scope: shipped.name === 'electron' ? 'optional' : 'required',
    ...hashesOf(shipped),
    licenses: isExpression ? [{ expression: shipped.licence }] : [{ license: { id: shipped.licence } }],
    purl: purlOf(shipped),
  }
}

/** Package URL specification, type npm: the '@' of a scope is escaped. */
function purlOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

function hashesOf({ integrity }: ShippedPackage): object {
  if (!integrity?.startsWith('sha512-')) return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
}
