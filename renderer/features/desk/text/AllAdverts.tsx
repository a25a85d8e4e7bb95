/** Several advertisements at once: one press, and one step to take back. */
import { Button } from '../../../components/button/Button.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { useDeskStore } from '../useDeskStore.ts'
import { useLines } from './useLines.ts'
import { useTakeOut } from './useTakeOut.ts'
import './adverts.css'

export function AllAdverts() {
  const { desk } = useTexts()
  const canEdit = useDeskStore('desk', ({ text }) => text?.canEditWords ?? false)
  const filter = useDeskStore('find', (find) => find.filter)
  const show = useDeskStore('find', (find) => find.show)
  const { adverts } = useLines()
  const takeOut = useTakeOut()

  function takeAllOut(): void {
    // The button goes with them: the keyboard goes on above it.
    document.querySelector<HTMLElement>('.desk-chips > button')?.focus()
    takeOut(adverts)
    if (filter === 'advert') show('all')
  }

  if (!canEdit || adverts.length < 2) return null
  return (
    <div className="all-adverts">
      <Button size="s" icon="trash" onPress={takeAllOut}>
        {desk.adverts.takeOutAll({ count: adverts.length })}
      </Button>
    </div>
  )
}
