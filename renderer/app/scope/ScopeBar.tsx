/** The bar at the foot while videos are chosen: how many, what is missing, and what can be done with all of them. */
import { useRef } from 'react'
import { useStore } from 'zustand'
import type { CommandId } from '../../../shared/commands/commandTable.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { useApp } from '../stores/appContext.ts'
import { commandOf } from '../commands/commands.ts'
import { saidOver, useCommandFacts, type SaidFacts } from '../commands/useCommandFacts.ts'
import { barVerbs } from './fitVerbs.ts'
import { useFittingVerbs } from './useFittingVerbs.ts'
import './scopeBar.css'

export function ScopeBar() {
  const { scope } = useApp()
  const isShown = useStore(scope, ({ isSelection, facts }) => isSelection && facts !== null)
  return isShown && <Bar />
}

/** What its words and costs are of is what its verbs are done to. */
function useRunSaid(facts: SaidFacts): (id: CommandId) => void {
  const { commands } = useApp()
  const run = useStore(commands, (state) => state.run)
  return (id) => void run(id, saidOver(facts))
}

function Bar() {
  const { commands: words } = useTexts()
  const { scope, commands, searching } = useApp()
  const facts = useCommandFacts()
  const clear = useStore(scope, (state) => state.clearSelection)
  const run = useRunSaid(facts)
  const openMenu = useStore(commands, (state) => state.openMenu)
  // One accent button at a time: while a verb asks, it is there.
  const isVerbAsking = useStore(commands, (state) => state.asked !== null)
  const isSearchAsked = useStore(searching, ({ asked }) => asked !== null)
  const isAsking = isVerbAsking || isSearchAsked
  const more = useRef<HTMLSpanElement>(null)
  const { videos = 0, subtitles = 0 } = facts.scope ?? {}
  return (
    <section
      className="scope-bar"
      aria-label={words.bar.label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') clear()
      }}
    >
      <p className="scope-bar-count" role="status">
        <strong>{words.bar.videos({ count: videos })}</strong>
        <span className="soft"> · {words.bar.missing({ count: subtitles })}</span>
      </p>
      <Verbs facts={facts} />
      <span ref={more}>
        <Button
          look="ghost"
          icon="more"
          label={words.bar.more}
          onPress={() => {
            const box = more.current?.getBoundingClientRect()
            if (box) void openMenu({ x: box.left, y: box.top })
          }}
        />
      </span>
      <VerbButton id="find" facts={facts} look={isAsking ? 'plain' : 'primary'} onRun={() => run('find')} />
      <Button look="ghost" icon="close" label={words.bar.clear} onPress={clear} />
    </section>
  )
}

function Verbs({ facts }: { readonly facts: SaidFacts }) {
  const { commands: words, locale } = useTexts()
  const run = useRunSaid(facts)
  const bar = useRef<HTMLDivElement>(null)
  const offered = barVerbs.filter((id) => commandOf(id).isOffered(facts))
  const shown = useFittingVerbs(bar, [locale, ...offered].join(' '))
  return (
    <div ref={bar} className="scope-bar-verbs">
      {/* What is measured is not read and not reached. */}
      <div className="scope-bar-measure" aria-hidden="true" inert>
        {offered.map((id) => (
          <span key={id} data-measure={id}>
            <Button look="ghost">{words.names[id]}</Button>
          </span>
        ))}
      </div>
      {offered
        .filter((id) => shown.includes(id))
        .map((id) => (
          <VerbButton key={id} id={id} facts={facts} look="ghost" words={words.names[id]} onRun={() => run(id)} />
        ))}
    </div>
  )
}

interface VerbButtonProps {
  readonly id: 'find' | (typeof barVerbs)[number]
  readonly facts: SaidFacts
  readonly look: 'ghost' | 'plain' | 'primary'
  /** Where its title is too long. */
  readonly words?: string
  readonly onRun: () => void
}

/** Its reason, where it cannot be done, is in its tip and its name. */
function VerbButton({ id, facts, look, words, onRun }: VerbButtonProps) {
  const { title, cost, why } = commandOf(id)
  const reason = why(facts)
  const spent = cost(facts)
  const shown =
    words ?? (spent === null ? title(facts) : facts.texts.spending.verb({ verb: title(facts), cost: spent }))
  return (
    <Button
      look={look}
      isDisabled={reason !== null}
      {...(reason === null ? {} : { label: `${shown}. ${reason}` })}
      onPress={onRun}
    >
      {shown}
    </Button>
  )
}
