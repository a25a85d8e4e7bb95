/** Words of the first questions, in English. */

export const firstRun = {
  title: 'Subtitles for every video, in your languages',
  text: 'Undertitle looks through your folders, finds what is missing and shows you a plan before it writes anything.',
  languages: 'Which languages?',
  service: 'Where from?',
  addFolder: 'Add a folder of videos',
  toLibrary: 'Go to the library',
  trySample: 'Try it with sample videos',
  later: 'Not now',
}
