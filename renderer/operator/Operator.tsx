/** The page for whoever runs a service: its parts above, the open one below, in the language that is chosen. */
import { useEffect, useState } from 'react'
import { bestLanguage } from '../../shared/messages/bestLanguage.ts'
import { interfaceLanguages, type UiLanguage } from '../../shared/messages/interfaceLanguages.ts'
import { Mark } from '../app/frame/Mark.tsx'
import { SelectField } from '../components/field/SelectField.tsx'
import { loadTexts } from '../texts/loadTexts.ts'
import type { Texts } from '../texts/Texts.ts'
import { TextsProvider, useTexts } from '../texts/TextsContext.tsx'
import { AccountsPart } from './accounts/AccountsPart.tsx'
import { ClientContext } from './ClientContext.tsx'
import { FiguresPart } from './figures/FiguresPart.tsx'
import { JobsPart } from './jobs/JobsPart.tsx'
import { OperatorProvider, useOperator, type OperatorStores } from './operatorStores.ts'
import { UploadsPart } from './uploads/UploadsPart.tsx'
import { addressOf, parts, useOpenPart, type Part } from './useOpenPart.ts'
import './operator.css'

interface OperatorProps {
  readonly stores: OperatorStores
  readonly firstTexts: Texts
}

export function Operator({ stores, firstTexts }: OperatorProps) {
  const [texts, setTexts] = useState(firstTexts)
  const { client, ...rest } = stores
  return (
    <TextsProvider texts={texts}>
      <ClientContext value={client}>
        <OperatorProvider value={rest}>
          <Frame onLanguage={(language) => void loadTexts(language).then(setTexts)} />
        </OperatorProvider>
      </ClientContext>
    </TextsProvider>
  )
}

function Frame({ onLanguage }: { readonly onLanguage: (language: UiLanguage) => void }) {
  const { operator, locale } = useTexts()
  const open = useOpenPart()
  const title = `${operator.screens[open]} – ${operator.title}`
  useEffect(() => {
    document.documentElement.lang = locale
    document.title = title
  }, [locale, title])
  return (
    <div className="operator">
      <header className="operator-bar">
        <Mark />
        <span className="operator-name strong">{operator.title}</span>
        <PartLinks open={open} />
        <LanguageChoice onChange={onLanguage} />
      </header>
      <main className="operator-sheet" aria-label={operator.screens[open]}>
        {drawings[open]()}
      </main>
    </div>
  )
}

const drawings = {
  uploads: () => <UploadsPart />,
  accounts: () => <AccountsPart />,
  jobs: () => <JobsPart />,
  figures: () => <FiguresPart />,
} as const satisfies Record<Part, unknown>

function PartLinks({ open }: { readonly open: Part }) {
  const { operator, wording } = useTexts()
  const waiting = useOperator('uploads', ({ total }) => total)
  return (
    <nav className="operator-parts" aria-label={operator.parts}>
      {parts.map((part) => (
        <a
          key={part}
          className="operator-part"
          href={addressOf(part)}
          aria-current={part === open ? 'page' : undefined}
        >
          {operator.screens[part]}
          {part === 'uploads' && waiting > 0 && <span className="operator-count">{wording.number(waiting)}</span>}
        </a>
      ))}
    </nav>
  )
}

function LanguageChoice({ onChange }: { readonly onChange: (language: UiLanguage) => void }) {
  const { operator, locale } = useTexts()
  const choices = interfaceLanguages.map(({ tag, name }) => ({ value: tag, label: name }))
  return (
    <SelectField
      label={operator.language}
      isLabelHidden
      value={bestLanguage([locale])}
      choices={choices}
      onChange={onChange}
    />
  )
}
