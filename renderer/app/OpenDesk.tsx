/** Leads to the desk with one subtitle, and says what that costs where it is not here yet. */
import type { DeskFile } from '../../shared/contract/videos/desk.ts'
import { Button } from '../components/button/Button.tsx'
import { useTexts } from '../texts/TextsContext.tsx'
import { useApp } from './stores/appContext.ts'
import type { ScreenId } from './address/screen.ts'

export interface OpenDeskProps {
  readonly file: DeskFile
  /** Looking at it takes a download. */
  readonly costs: boolean
  /** Where Back leads. */
  readonly from: ScreenId
}

export function OpenDesk({ file, costs, from }: OpenDeskProps) {
  const { desk } = useTexts()
  const { navigate } = useApp()
  return (
    <Button icon="film" onPress={() => navigate({ screen: 'desk', file, from })}>
      {costs ? desk.openCost : desk.open}
    </Button>
  )
}
