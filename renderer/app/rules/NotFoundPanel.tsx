/** Where a language finds nothing: what would help, with what each costs. The one accent is the first fallback. */
import { useEffect } from 'react'
import type { NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import type { Scope } from '../../../shared/contract/scope.ts'
import { Button } from '../../components/button/Button.tsx'
import { Notice } from '../../components/page/Notice.tsx'
import { problemText } from '../../texts/hostWords.ts'
import { useTexts } from '../../texts/TextsContext.tsx'
import { FallbackLines } from './FallbackLines.tsx'
import { HelpLine } from './HelpLine.tsx'
import type { HelpWays } from './helpWays.ts'
import { TitleDoubts } from './TitleDoubts.tsx'
import { useRulesStore } from './useRulesStore.ts'
import './rules.css'

export interface NotFoundPanelProps {
  /** null: videos of the plan. */
  readonly scope: Scope | null
  /** Of a plan: another number of what is not found is another answer. Of the library, its store hears of it. */
  readonly notFound?: number
  readonly ways: HelpWays
}

export function NotFoundPanel({ scope, notFound, ways }: NotFoundPanelProps) {
  const texts = useTexts()
  const show = useRulesStore('help', (state) => state.show)
  const hide = useRulesStore('help', (state) => state.hide)
  const helps = useRulesStore('help', (state) => state.helps)
  const problem = useRulesStore('help', (state) => state.problem)
  useEffect(() => {
    void show(scope)
    return hide
  }, [show, hide, scope, notFound])
  if (helps?.length === 0 && !problem) return null
  return (
    <section className="helps" aria-label={texts.rules.help.region} aria-busy={helps === null}>
      {problem && <Notice tone="bad" text={problemText(texts, problem)} />}
      {helps === null && !problem && <p className="helps-head faint">{texts.rules.help.reading}</p>}
      {helps?.map((help) => (
        <LanguageHelp key={help.wish} help={help} ways={ways} />
      ))}
    </section>
  )
}

function LanguageHelp({ help, ways }: { readonly help: NotFoundHelp; readonly ways: HelpWays }) {
  const { rules, wording } = useTexts()
  const words = rules.help
  const { videos, looked, lastAskedMs, doubts } = help
  return (
    <>
      <header className="helps-head">
        <h2>{words.title({ language: wording.languageName(help.language), videos })}</h2>
        {lastAskedMs !== null && (
          <span className="faint">{words.lastAsked({ moment: wording.moment(lastAskedMs) })}</span>
        )}
        {looked < videos && <span className="faint">{words.looked({ looked, videos })}</span>}
      </header>
      <FallbackLines help={help} onAdded={ways.added} />
      <TitleDoubts doubts={doubts} onOpen={ways.openTitle} />
      <MachineLines help={help} ways={ways} />
      <WatchLine help={help} />
    </>
  )
}

function MachineLines({ help, ways }: { readonly help: NotFoundHelp; readonly ways: HelpWays }) {
  const { rules, wording } = useTexts()
  const words = rules.help
  const { translate, transcribe } = help
  const count = Math.min(translate.videos, translate.aiLeft ?? translate.videos)
  const names = wording.anyOf(translate.from.slice(0, 3).map((tag) => wording.languageName(tag)))
  return (
    <>
      {translate.videos > 0 && (
        <HelpLine
          icon="sparkle"
          text={words.translate({ videos: translate.videos, languages: names })}
          cost={translate.aiLeft === null ? '' : words.aiLeft({ count: translate.aiLeft })}
        >
          <Button size="s" isDisabled={count === 0} onPress={() => ways.translate(help)}>
            {count < translate.videos
              ? words.translateSome({ count, videos: translate.videos })
              : words.translateVerb({ count })}
          </Button>
        </HelpLine>
      )}
      {transcribe.videos > 0 && (
        <HelpLine
          icon="mic"
          text={words.transcribe({ count: transcribe.videos })}
          cost={transcribe.durationMs > 0 ? words.sound({ time: wording.remaining(transcribe.durationMs) }) : ''}
        >
          <Button size="s" onPress={() => ways.transcribe(help)}>
            {words.transcribeVerb({ count: transcribe.videos })}
          </Button>
        </HelpLine>
      )}
    </>
  )
}

function WatchLine({ help }: { readonly help: NotFoundHelp }) {
  const { rules, wording } = useTexts()
  const watch = useRulesStore('help', (state) => state.watch)
  const words = rules.help
  const { isOn, nextMs } = help.watch
  const state =
    nextMs === null ? (isOn ? words.watchOn : words.watchOff) : words.watchNext({ moment: wording.moment(nextMs) })
  return (
    <HelpLine icon="eye" text={words.watch} cost={isOn ? state : words.watchOff}>
      {!isOn && (
        <Button size="s" onPress={() => void watch()}>
          {words.watchVerb({ count: help.videos })}
        </Button>
      )}
    </HelpLine>
  )
}
