/** The first hour on one page: languages, where subtitles come from, and the first videos. Every way leads on. */
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { CollectionState } from '../../../shared/contract/program/collection.ts'
import type { SettingsState } from '../../../shared/contract/settings.ts'
import { ProblemNotice } from '../../app/problem/ProblemNotice.tsx'
import { SampleNote } from '../../app/service/SampleNote.tsx'
import { samplesCanServe } from '../../app/service/samplesCanServe.ts'
import { Button } from '../../components/button/Button.tsx'
import { readWishes } from '../../components/text/wishText.ts'
import { Untrusted } from '../../components/text/Untrusted.tsx'
import { wishPartText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { isUntouched, type FirstRunStore } from './firstRunStore.ts'
import { Step } from './Step.tsx'
import { VideosStep } from './VideosStep.tsx'
import { WayChoice } from './WayChoice.tsx'
import { isConnected, wayShown } from './ways.ts'
import './firstRun.css'

export interface FirstRunScreenProps {
  readonly store: FirstRunStore
  readonly state: SettingsState
  readonly collection: CollectionState | null
  /** What stands in the fields of the account was refused, or not tested yet. */
  readonly isUnproven: boolean
  readonly mark: ReactNode
  /** The parts of the settings that answer the questions. */
  readonly languages: ReactNode
  readonly account: ReactNode
  readonly ownCollection: ReactNode
  /** The list of the host's folders, where one is open. */
  readonly picker: ReactNode
}

export function FirstRunScreen(props: FirstRunScreenProps) {
  const { store, state, collection, isUnproven, mark, picker } = props
  const { firstRun } = useTexts()
  const { problem, isBusy, proposeLanguage, keepLanguage, goToLibrary, ...run } = useStore(store)
  useEffect(() => proposeLanguage(navigator.languages), [proposeLanguage])
  const languages = (isUntouched(state) ? run.proposed : null) ?? state.values.languages
  const settings = { ...state, values: { ...state.values, languages } }
  const facts = { settings, collection, isUnproven }
  const way = wayShown(run.way, facts)
  const isDone = isConnected(way, facts)
  const account = useRef<HTMLDivElement>(null)
  const [isPointed, setIsPointed] = useState(false)
  // Whoever has pointed at the account types next, and need not press its first field too.
  useEffect(() => {
    if (isPointed) account.current?.querySelector('input')?.focus()
  }, [way, isPointed])
  const canServe = collection === null || samplesCanServe(settings, collection.sample.languages)
  return (
    <main className="first-run">
      <div className="first-run-page">
        <header className="first-run-head">
          {mark}
          <div>
            <h1 className="first-run-title">{firstRun.title}</h1>
            <p className="quiet">{firstRun.text}</p>
          </div>
        </header>
        <LanguagesStep languages={languages} onChange={keepLanguage}>
          {props.languages}
        </LanguagesStep>
        <Step number={2} isDone={isDone} isNow={!isDone} title={firstRun.service}>
          <WayChoice
            way={way}
            samples={collection?.sample.videos ?? 0}
            onChoose={(chosen, isByPointer) => {
              setIsPointed(isByPointer)
              void run.chooseWay(chosen)
            }}
          />
          {way === 'account' && <div ref={account}>{props.account}</div>}
          {way === 'collection' && props.ownCollection}
          {way === 'samples' && collection && !canServe && (
            <SampleNote languages={collection.sample.languages} onAdd={(tag) => void run.addLanguage(tag)} />
          )}
        </Step>
        <VideosStep store={store} way={way} isConnected={isDone} canServe={canServe} />
        {problem && <ProblemNotice problem={problem} />}
        <div className="first-run-actions">
          <Button look="ghost" isBusy={isBusy} onPress={() => void goToLibrary()}>
            {firstRun.toLibrary}
          </Button>
        </div>
      </div>
      {picker !== null && <div className="first-run-picker">{picker}</div>}
    </main>
  )
}

interface LanguagesStepProps {
  readonly languages: string
  /** Before it is changed: whether it can be, as what is shown is kept. */
  readonly onChange: () => Promise<boolean>
  readonly children: ReactNode
}

/** Answered already by the machine's language: one line, until somebody wants it otherwise. */
function LanguagesStep({ languages, onChange, children }: LanguagesStepProps) {
  const texts = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the keyboard goes to what it has opened.
  useEffect(() => fields.current?.querySelector('input')?.focus(), [isOpen])
  const wishes = readWishes(languages)
  return (
    <Step number={1} isDone isNow={false} title={texts.firstRun.languages} isLine={!isOpen}>
      {isOpen ? (
        <div ref={fields} className="step-body">
          <p className="small quiet">{texts.settings.languagesHint}</p>
          {children}
        </div>
      ) : (
        <>
          {wishes.map((wish) => (
            <span key={wish.join('>')} className="wish-chip">
              <Untrusted text={wish.map((part) => wishPartText(texts, part)).join(' > ')} />
            </span>
          ))}
          <Button look="ghost" size="s" onPress={() => void onChange().then(setIsOpen)}>
            {texts.firstRun.change}
          </Button>
        </>
      )}
    </Step>
  )
}
