/** Sätze, die Regeln und Server auf Englisch sagen: erst nach ihrem Wortlaut, dann nach ihrem Code. */

import { refusals } from './de-refusals.ts';

const BY_WORDING: Readonly<Record<string, string>> = {
  'Limus stands beside it, so only a dome can be built there.':
    'Limos steht daneben, darum darf dort nur eine Kuppel gebaut werden.',
  'Hippolyta lets workers move only diagonally.': 'Hippolyte lässt Figuren nur diagonal ziehen.',
  'Hades lets nobody move down.': 'Hades lässt niemanden hinabsteigen.',
  'Nobody can move straight into Aeolus’ wind.': 'Niemand kann gegen den Wind des Aiolos ziehen.',
  'Hypnus put your highest worker to sleep, so it can’t move this turn.':
    'Hypnos hat deine höchste Figur eingeschläfert; sie kann in diesem Zug nicht ziehen.',
  'Athena climbed last turn, so you can’t move up now.':
    'Athene ist im letzten Zug aufgestiegen, darum darfst du jetzt nicht hinauf.',
  'A once-per-game power cannot be borrowed.': 'Eine einmalige Kraft lässt sich nicht leihen.',
  'All workers must build but most builds are forbidden: near-instant loss.':
    'Alle Figuren müssten bauen, aber fast jeder Bau ist verboten.',
  'All workers must move but one may not: instant loss.':
    'Alle Figuren müssten ziehen, aber eine darf nicht.',
  'Both must place first.': 'Beide müssten zuerst aufstellen.',
  'Both switch the opponent’s power on and off.': 'Beide schalten die gegnerische Kraft ein und aus.',
  'Domes at will would bring Gaea’s workers in at once.':
    'Kuppeln nach Belieben brächten Gaias Figuren sofort ins Spiel.',
  'Eris could walk an opponent worker into the abyss she knows.':
    'Eris könnte eine gegnerische Figur in den Abgrund führen, den sie kennt.',
  'Every one of many free moves would slide.': 'Jeder der vielen freien Züge würde gleiten.',
  'Hades forbids the move down that Asteria needs, the power would be dead.':
    'Hades verbietet den Abstieg, den Asteria braucht.',
  'Hades forbids the move down that Nike needs, the power would be dead.':
    'Hades verbietet den Abstieg, den Nike braucht.',
  'Hades forbids the move down that Pan needs, the power would be dead.':
    'Hades verbietet den Abstieg, den Pan braucht.',
  'Needs to see or to touch opponent workers that are invisible.':
    'Dafür müsste man gegnerische Figuren sehen, die unsichtbar sind.',
  'Nemesis needs exactly two workers against two.': 'Nemesis braucht genau zwei Figuren gegen zwei.',
  'Nemesis needs two workers on each side, Bia removes them.':
    'Nemesis braucht auf jeder Seite zwei Figuren, Bia entfernt sie.',
  'Nemesis needs two workers on each side, Medusa removes them.':
    'Nemesis braucht auf jeder Seite zwei Figuren, Medusa entfernt sie.',
  'Nemesis needs two workers on each side, Theseus removes them.':
    'Nemesis braucht auf jeder Seite zwei Figuren, Theseus entfernt sie.',
  'Switching Hecate off would have to reveal her workers.':
    'Ohne ihre Kraft müsste Hekate ihre Figuren zeigen.',
  'Three workers against two.': 'Drei Figuren gegen zwei.',
  'Two different ideas of what neighbouring means.': 'Sie haben zweierlei Begriffe von Nachbarschaft.',
  'Two sets of hidden information that must judge each other.':
    'Zwei Geheimnisse müssten über einander urteilen.',
};

const BY_CODE: Readonly<Record<string, string>> = {
  ...refusals,
  POOL_TOO_SMALL: 'Zu wenige dieser Kräfte dürfen gegeneinander spielen.',
  NOT_IN_POOL: 'Diese Kraft gehört nicht zur Auswahl.',
  OFFER_SIZE: 'So viele Kräfte sind es nicht.',
  NOT_NOW: 'Das kommt erst später an die Reihe.',
  DRAFT_OVER: 'Die Auswahl ist schon getroffen.',
  NO_DRAFT: 'Gerade wird nichts ausgewählt.',
  NOT_GONE: 'Niemand ist lange genug weg.',
  NO_FREE_SEAT: 'Das Spiel hat schon begonnen.',
  NO_SUCH_SEAT: 'Diesen Platz gibt es nicht.',
  SEAT_TAKEN: 'Dort sitzt schon jemand.',
  ENGINE_DECLINES: 'Die Engine spielt weiter.',
  NOTHING_TO_TAKE_BACK: 'Du hast noch keinen Zug beendet.',
  NOT_OVER: 'Das Spiel ist noch nicht zu Ende.',
  OFFERED_ALREADY: 'Das hast du schon angeboten.',
  REMATCH_EXISTS: 'Die Revanche steht schon bereit.',
  OUT: 'Du bist schon ausgeschieden.',
  CHAT_OFF: 'In diesem Spiel gibt es keinen Chat.',
  HIDDEN: 'Mit verborgenen Figuren bleibt ein Schritt getan.',
  NOT_STARTED: 'Das Spiel hat noch nicht begonnen.',
  NO_SEAT: 'Das darf nur, wer in diesem Spiel mitspielt.',
  CONFLICT: 'Das Spiel ist schon weiter: sieh noch einmal hin.',
  NO_SUCH_GAME: 'Dieses Spiel gibt es nicht.',
  LOGIN_TAKEN: 'Diesen Anmeldenamen gibt es schon.',
  WRONG_LOGIN: 'Anmeldename oder Passwort stimmt nicht.',
  TOO_OFTEN: 'Zu viele Versuche: warte eine Minute.',
  RATED_NEEDS_ACCOUNT: 'Melde dich an, um gewertet zu spielen.',
  BAD_REQUEST: 'Diese Eingabe passt nicht.',
};

/** Niemals Englisch: was niemand übersetzt hat, bleibt allgemein. */
export const sentenceFor = (code: string, message: string): string =>
  BY_WORDING[message] ?? BY_CODE[code] ?? 'Das geht gerade nicht.';
