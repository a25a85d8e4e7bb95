/** The app itself: its version and licence, the packages of others in it, and the bill of materials. */
import { useEffect, useState } from 'react'
import { Button } from '../../../components/button/Button.tsx'
import { Notice } from '../../../components/page/Notice.tsx'
import { Untrusted } from '../../../components/text/Untrusted.tsx'
import { ProblemNotice } from '../../../app/problem/ProblemNotice.tsx'
import { useTexts } from '../../../texts/TextsContext.tsx'
import { PackageList } from './PackageList.tsx'
import { useSettingsStore } from '../useSettingsStore.ts'
import './about.css'

export function AboutSettings() {
  const texts = useTexts()
  const { about: words } = texts
  const about = useSettingsStore('about', (view) => view.about)
  const problem = useSettingsStore('about', (view) => view.problem)
  const read = useSettingsStore('about', (view) => view.read)
  const [isListOpen, setIsListOpen] = useState(false)
  useEffect(() => void read(), [read])
  return (
    <div className="about">
      {about && (
        <>
          <p>
            <strong>{words.version({ version: about.version })}</strong>
            <br />
            {words.own({ licence: about.licence })} {words.made({ count: about.packages.length })}
          </p>
          <div>
            <Button isExpanded={isListOpen} onPress={() => setIsListOpen(!isListOpen)}>
              {isListOpen ? words.hide : words.show}
            </Button>
          </div>
          {isListOpen && <PackageList packages={about.packages} />}
          <BillOfMaterials path={about.billPath} />
        </>
      )}
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}

/** On the user's own machine it is a file that is named; elsewhere the page hands it to the browser. */
function BillOfMaterials({ path }: { readonly path: string | null }) {
  const { about: words } = useTexts()
  const saveBill = useSettingsStore('about', (view) => view.saveBill)
  const isSaved = useSettingsStore('about', (view) => view.isSaved)
  return (
    <div className="about-bill">
      <h3>{words.bill}</h3>
      <p className="faint small">{words.billHint}</p>
      {path === null ? (
        <div className="about-bill-action">
          <Button icon="download" onPress={() => void saveBill()}>
            {words.saveBill}
          </Button>
          {isSaved && <Notice tone="good" text={words.billSaved} />}
        </div>
      ) : (
        <Untrusted text={path} wraps />
      )}
    </div>
  )
}
