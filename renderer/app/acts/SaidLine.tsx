/** One line at the foot: what was just done, with the way back. It stays a while, longer under pointer or keyboard. */
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { commandTable } from '../../../shared/commands/commandTable.ts'
import { Button } from '../../components/button/Button.tsx'
import { Icon, type IconName } from '../../components/icons/Icon.tsx'
import { shownText } from '../../components/text/untrusted.ts'
import { problemText } from '../../texts/hostWords.ts'
import type { Texts } from '../../texts/Texts.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { Keys } from '../keys/Keys.tsx'
import type { ActsStore, Said, SaidKind } from './actsStore.ts'
import { trashedWords } from './trashedWords.ts'
import './saidLine.css'

const shownMs = 8_000
const icons: Readonly<Record<SaidKind, IconName>> = { done: 'check', named: 'undo', undone: 'undo', failed: 'warning' }

export function SaidLine({ acts }: { readonly acts: ActsStore }) {
  const texts = useTexts()
  const { said, undoable, isBusy, takeBack, hide } = useStore(acts)
  const [isPointed, setIsPointed] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said === null || isPointed || isBusy) return
    // Asked each time: a button that was pressed may be gone, and what goes tells of no blur.
    const leave = () => {
      if (!line.current?.contains(document.activeElement)) hide()
    }
    const timer = setInterval(leave, shownMs)
    return () => clearInterval(timer)
  }, [said, isPointed, isBusy, hide])
  // Undo takes the last act back: beside another one it would say what it does not do.
  const canUndo = said !== null && undoable.at(-1) === said.act
  return (
    <div
      ref={line}
      className={said ? `said-line said-line-${said.kind}` : undefined}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      <p className="said-line-words" role="status">
        {said && (
          <>
            <Icon name={icons[said.kind]} />
            {shownText(wordsOf(texts, said))}
          </>
        )}
      </p>
      {canUndo && (
        <>
          <Button look="ghost" size="s" isBusy={isBusy} onPress={() => void takeBack(said.act)}>
            {texts.acts.undo}
          </Button>
          <Keys chord={commandTable.undo.keys} />
        </>
      )}
      {said && (
        <span className="said-line-close">
          <Button look="ghost" size="s" icon="close" label={texts.common.close} onPress={hide} />
        </span>
      )}
    </div>
  )
}

function wordsOf(texts: Texts, { kind, act, problem, taken }: Said): string {
  if (kind === 'failed' && problem) {
    const failed = texts.acts.failed({ problem: problemText(texts, problem) })
    return taken === null ? failed : `${trashedWords(texts, taken)} ${failed}`
  }
  if (kind === 'named') return texts.acts.named({ act: act.text(texts) })
  return kind === 'undone' ? texts.acts.undone({ act: (act.undone ?? act.text)(texts) }) : act.text(texts)
}
