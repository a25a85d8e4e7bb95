/** What the service answered to a test: that the key works, the plan, and what is left of each counter. */
import type { Meter, UsageState } from '../../../../shared/contract/account.ts'
import { Icon } from '../../../components/icons/Icon.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'

export function TestedAccount({ usage }: { readonly usage: UsageState }) {
  const { account, usage: words } = useTexts()
  return (
    <div className="tested" role="status">
      <div className="tested-head">
        <Icon name="check" />
        <div>
          <div className="medium">{account.works}</div>
          <div className="small quiet">
            <Untrusted text={usage.planName === null ? account.planUnknown : words.plan({ name: usage.planName })} />
          </div>
        </div>
      </div>
      <TestedCount label={words.kinds.search} meter={usage.search} period={account.leftToday} />
      <TestedCount label={words.kinds.downloads} meter={usage.downloads} period={account.leftToday} />
      <TestedCount label={words.kinds.ai} meter={usage.ai} period={account.leftThisMonth} />
    </div>
  )
}

interface TestedCountProps {
  readonly label: string
  readonly meter: Meter
  readonly period: string
}

function TestedCount({ label, meter: { remaining, used, limit }, period }: TestedCountProps) {
  const { usage, wording } = useTexts()
  const unknown = used !== null && limit === null ? usage.unlimited : usage.notKnown
  return (
    <div className="tested-count">
      <span className="small">{label}</span>
      <span>
        {remaining === null ? (
          <span className="small quiet">{unknown}</span>
        ) : (
          <>
            <span className="strong">{wording.number(remaining)}</span> <span className="small quiet">{period}</span>
          </>
        )}
      </span>
    </div>
  )
}
