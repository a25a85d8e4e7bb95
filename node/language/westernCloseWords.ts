/** Words that tell Galician, Portuguese and Spanish apart, and Afrikaans from Dutch. Data only. */
import type { CloseGroup } from './closeGroup.ts'

export const galicianAndNeighbours: CloseGroup = {
  detectedAs: new Set(['pt', 'gl', 'es']),
  script: 'latin',
  languages: ['pt', 'gl', 'es'],
  nearest: {},
  letters: [
    ['pt', /[ãõç]/gi],
    ['gl es', /ñ/gi],
  ],
  rows: [
    [
      'gl',
      `non máis unha unhas xa á ás aínda súa súas cando miña miñas mellor moi moito moita moitos podo quen vosa vosas nosa nosas
       nosos teño teñen axuda axudar alí illa nunha nun sexa despois lonxe xente hoxe dende dixo fixo dous túa túas cos coa
       algunha ningunha xuntos facer cousa cousas`,
    ],
    [
      'pt',
      `não um uma com são quando sua suas estão ainda até então minha minhas muito muita bem homens nossa nosso nossas tenho
       tem ele eles talvez também você vocês isso fazer melhor bom têm fim mim pela pelo foram depois longe irmão quem lá
       sim estava muitos nenhum alguém coisa coisas hoje gente jamais`,
    ],
    [
      'es',
      `y las los su sus mi mis ahora hemos qué hay cuando hombres ya nosotros hasta vuestra nuestra nuestro he puede hacia
       tiempo bien aún ellos esos esto le muy entonces mejor usted ustedes él yo muchos hacer tiene estoy después mientras
       también aunque nunca quién cosa cosas hoy`,
    ],
    ['gl es', `un pero en con son aquí creo señor gran están tan estaba ese esa ningún algún`],
    ['gl pt', `e do da ao as os na nas nos seu meu teu ou agora onde nós eu só foi vai pois ela outro outra`],
  ],
}

export const dutchAndAfrikaans: CloseGroup = {
  detectedAs: new Set(['nl']),
  script: 'latin',
  languages: ['nl', 'af'],
  nearest: { af: 'nl' },
  letters: [],
  rows: [
    [
      'af',
      `nie ek jy hulle hierdie vir jou julle sal wees so se sê baie teen oor dink daardie asof hy dis saam mense vriende vinnig
       almal uiteindelik moenie nou`,
    ],
    [
      'nl',
      `de je zijn ze niet ik een zal hij naar zich mijn hebben heeft hebt we jij jullie deze door zij hem heb moeten zo nu
       wij voor over mensen vrienden snel`,
    ],
  ],
}
