/** The packages of others, each with its licence, whose text opens below it and is read on by pressing. */
import { useId } from 'react'
import type { AboutPackage } from '../../../../shared/contract/program/about.ts'
import { Button } from '../../../components/button/Button.tsx'
import { Icon } from '../../../components/icons/Icon.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'

export interface PackageListProps {
  readonly packages: readonly AboutPackage[]
}

export function PackageList({ packages }: PackageListProps) {
  const { about: words } = useTexts()
  const openId = useSettingsStore('about', (view) => view.licence?.packageId)
  return (
    <ul className="about-packages" aria-label={words.listLabel}>
      {packages.map((each) => (
        <PackageRow key={each.packageId} row={each} isOpen={each.packageId === openId} />
      ))}
    </ul>
  )
}

interface PackageRowProps {
  readonly row: AboutPackage
  readonly isOpen: boolean
}

function PackageRow({ row, isOpen }: PackageRowProps) {
  const textId = useId()
  const toggle = useSettingsStore('about', (view) => view.toggle)
  return (
    <li>
      <button
        type="button"
        className="about-package"
        aria-expanded={isOpen}
        aria-controls={isOpen ? textId : undefined}
        onClick={() => void toggle(row.packageId)}
      >
        <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} />
        <span className="about-package-name">{row.name}</span>
        <span className="quiet">{row.version}</span>
        <span className="quiet">{row.licence}</span>
      </button>
      {isOpen && <LicenceText id={textId} name={row.name} />}
    </li>
  )
}

function LicenceText({ id, name }: { readonly id: string; readonly name: string }) {
  const { about: words } = useTexts()
  const licence = useSettingsStore('about', (view) => view.licence)
  const isBusy = useSettingsStore('about', (view) => view.isBusy)
  const readOn = useSettingsStore('about', (view) => view.readOn)
  return (
    <div id={id} className="about-licence">
      {/* It scrolls, so the keyboard must reach it. */}
      <pre role="region" tabIndex={0} lang="en" aria-label={words.licenceOf({ name })} aria-busy={isBusy}>
        {licence?.text}
      </pre>
      {licence?.next !== null && licence?.text !== '' && (
        <Button size="s" isBusy={isBusy} onPress={() => void readOn()}>
          {words.more}
        </Button>
      )}
    </div>
  )
}
