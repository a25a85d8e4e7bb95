/** The first questions on one page: languages and service are already answered, so that one click is enough to begin. */
import { useEffect, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../components/Button.tsx'
import { Notice } from '../../components/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import type { FirstRunStore } from './firstRunStore.ts'
import './firstRun.css'

export interface FirstRunScreenProps {
  readonly store: FirstRunStore
  readonly canChooseFolder: boolean
  readonly mark: ReactNode
  /** The parts of the settings that answer the two questions. */
  readonly languages: ReactNode
  readonly service: ReactNode
}

export function FirstRunScreen({ store, canChooseFolder, mark, languages, service }: FirstRunScreenProps) {
  const texts = useTexts()
  const { firstRun } = texts
  const { problem, isBusy, addFolder, trySample, goToLibrary, proposeLanguage } = useStore(store)
  useEffect(() => void proposeLanguage(navigator.languages), [proposeLanguage])
  return (
    <main className="first-run">
      <div className="first-run-page">
        <header className="first-run-head">
          {mark}
          <h1 className="first-run-title">{firstRun.title}</h1>
          <p className="quiet">{firstRun.text}</p>
        </header>
        <Question title={firstRun.languages}>{languages}</Question>
        <Question title={firstRun.service}>{service}</Question>
        {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
        <div className="first-run-actions">
          <Button
            look="primary"
            icon={canChooseFolder ? 'folderAdd' : 'arrowRight'}
            isBusy={isBusy}
            onPress={() => void addFolder()}
          >
            {canChooseFolder ? firstRun.addFolder : firstRun.toLibrary}
          </Button>
          <Button isBusy={isBusy} onPress={() => void trySample()}>
            {firstRun.trySample}
          </Button>
          {canChooseFolder && (
            <Button look="ghost" isBusy={isBusy} onPress={() => void goToLibrary()}>
              {firstRun.later}
            </Button>
          )}
        </div>
      </div>
    </main>
  )
}

function Question({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="first-run-question" aria-label={title}>
      <h2 className="first-run-question-title">{title}</h2>
      {children}
    </section>
  )
}
