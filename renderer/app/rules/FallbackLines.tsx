/** Languages that could be taken instead: on offer as far as earlier answers tell, or not asked for yet. */
import type { FallbackOffer, NotFoundHelp } from '../../../shared/contract/videos/rules.ts'
import { Button } from '../../components/button/Button.tsx'
import { useTexts } from '../../texts/TextsContext.tsx'
import { HelpLine } from './HelpLine.tsx'
import type { HelpWays } from './helpWays.ts'
import { useRulesStore } from './useRulesStore.ts'

/** The others are found in "Languages…". */
const mostShown = 2

interface FallbackLinesProps {
  readonly help: NotFoundHelp
  readonly onAdded: HelpWays['added']
}

export function FallbackLines({ help, onAdded }: FallbackLinesProps) {
  return help.fallbacks
    .slice(0, mostShown)
    .map((offer, at) => (
      <FallbackLine key={offer.language} help={help} offer={offer} isFirst={at === 0} onAdded={onAdded} />
    ))
}

interface FallbackLineProps extends FallbackLinesProps {
  readonly offer: FallbackOffer
  readonly isFirst: boolean
}

function FallbackLine({ help, offer, isFirst, onAdded }: FallbackLineProps) {
  const { rules, wording } = useTexts()
  const words = rules.help
  const isBusy = useRulesStore('help', (state) => state.isBusy)
  const addFallback = useRulesStore('help', (state) => state.addFallback)
  const language = wording.languageName(offer.language)
  const isOffered = offer.videos > 0
  const add = async () => {
    if (await addFallback(help, offer.language)) onAdded(help)
  }
  return (
    <HelpLine
      icon="globe"
      text={isOffered ? words.offer({ language, videos: offer.videos }) : words.notAsked({ language })}
      cost={isOffered ? words.downloads({ count: offer.downloads }) : words.searches({ count: offer.searches })}
    >
      <Button size="s" look={isFirst ? 'primary' : 'plain'} isBusy={isBusy} onPress={() => void add()}>
        {words.addFallback}
      </Button>
    </HelpLine>
  )
}
