/** Every word of the client, in English. The other languages have to have the same shape, or they do not compile. */

import { count } from './count.ts';
import { others } from './en-online.ts';
import { play } from './en-play.ts';

const screens = {
  name: 'Caldera',
  tagline: 'Climb, build, outwit.',
  skipToContent: 'Skip to content',
  menu: {
    play: 'Play',
    continue: 'Continue',
    friend: 'Play a friend',
    device: 'On this device',
    watch: 'Engine against engine',
    options: 'Choose level and gods',
    lobby: 'Lobby',
    gods: 'Gods',
    replay: 'Replay',
    settings: 'Settings',
    profile: 'Profile',
    help: 'Help',
    about: 'About',
    label: 'Main',
  },
  players: {
    colours: ['Vermilion', 'Ink', 'Green', 'Purple'] as readonly string[],
    you: 'You',
    opponent: 'Opponent',
    engine: (level: number): string => `Engine, level ${level}`,
    engineAs: (name: string, level: number): string => `${name} · level ${level}`,
    machine: 'Engine',
    guest: 'Guest',
    empty: 'Nobody yet',
    toMove: 'to move',
    out: 'out of the game',
    seat: (n: number): string => `Player ${n}`,
  },
  new: {
    modes: {
      engine: 'Against the engine',
      device: 'On this device',
      watch: 'Engine against engine',
      friend: 'Play a friend',
    },
    level: 'Level',
    levels: [
      'First steps',
      'Beginner',
      'Friendly',
      'Casual',
      'Steady',
      'Club',
      'Strong',
      'Expert',
      'Master',
      'Full strength',
    ] as readonly string[],
    you: 'Your power',
    other: 'Their power',
    power: (n: number): string => `Power of player ${n}`,
    starts: 'Who starts',
    youStart: 'You',
    theyStart: 'The engine',
    either: 'By lot',
    start: 'Start',
    banned: (why: string): string => `These two may not meet: ${why}`,
    random: 'Surprise me',
    notWith: (name: string, why: string): string => `Not with ${name}: ${why}`,
    onlyFor: (list: string): string => `Only for ${list} players`,
    gods: 'Powers',
    players: 'How many play',
    counts: { 2: 'Two', 3: 'Three', 4: 'Four in two teams' },
    teams: 'Players 1 and 3 move the same workers, and so do 2 and 4.',
  },
  /** A new game would take the place of another. */
  underWay: {
    title: 'You have a game under way',
    text: (who: string, turns: number): string =>
      `${who}, ${count(turns, 'turn', 'turns')} played. This device keeps one game at a time.`,
    goOn: 'Go on with it',
    replace: 'Start the new one',
  },
  gods: {
    title: 'Gods',
    search: 'Search by name or power',
    sets: {
      all: 'All sets',
      mortal: 'Mortal',
      simple: 'Simple',
      advanced: 'Advanced',
      'golden-fleece': 'Golden Fleece',
      hero: 'Heroes',
      promo: 'Extras',
    },
    set: 'Set',
    count: (n: number): string => count(n, 'power', 'powers'),
    none: 'No power fits. Try fewer words.',
    lab: 'Try it',
    labTitle: (name: string): string => `${name} in the lab`,
    labHelp: 'A prepared position. Both sides are yours; start over as often as you like.',
    startOver: 'Start over',
    play: (name: string): string => `Play as ${name}`,
    players: (list: string): string => `${list} players`,
    bans: 'May not meet',
    back: 'All gods',
    facts: {
      mustStart: 'Must start',
      mustGoLast: 'Goes last',
      hidden: 'Hidden information',
      random: 'Chance',
      once: 'Once per game',
      workers: (n: number): string => count(n, 'worker', 'workers'),
    },
  },
  /** What the rules or the server say, known by its code and its English sentence. */
  said: (_code: string, message: string): string => message,
  /** Why a text can’t be read, known by the English sentence. */
  unreadable: (why: string): string =>
    `This can’t be read: ${why.replace(/\.$/, '')}. It takes a record as “Save as a file” writes it, or a position.`,
  settings: {
    title: 'Settings',
    board: 'Board',
    boards: { auto: 'Best for this device', '3d': '3D', flat: 'Flat', text: 'Text' },
    theme: 'Light',
    themes: { auto: 'As the system', light: 'Day', dark: 'Night' },
    confirm: 'Confirm turns',
    confirms: { off: 'No', ask: 'Ask', countdown: 'Short countdown' },
    language: 'Language',
    languages: { en: 'English', de: 'Deutsch' },
    sound: 'Sounds',
    volume: 'Volume',
    numerals: 'Heights as numbers on the 3D board',
    calm: 'Less motion',
    turnTable: 'Turn the board for each player on this device',
    notify: 'Tell me when it is my turn',
    name: 'Your name',
    nameHelp: 'Others see it online.',
  },
  help: {
    title: 'How to play',
    goal: 'Be the first to climb onto a third level. Each of you has two workers; in your turn one of them moves, then builds.',
    lessons: [
      {
        title: 'Move',
        text: 'One space in any direction, up at most one level, down as far as you like. One worker to a space.',
      },
      { title: 'Build', text: 'Then the same worker builds on a space beside it: level 1, 2, 3.' },
      {
        title: 'Close',
        text: 'On level 3 comes a dome. Nobody can go there any more: it is how you stop the other side.',
      },
      {
        title: 'Win',
        text: 'Step up from level 2 to level 3, and the game is yours. Whoever has no turn left loses.',
      },
    ] as readonly { readonly title: string; readonly text: string }[],
    gods: 'With gods, each of you also has a power that bends these rules. Start without.',
  },
  trouble: {
    title: 'Something broke',
    broken: 'That was our mistake. Games are kept: load the page again, and go on.',
    storage: 'This browser keeps nothing for Caldera. Games and settings last until you close the page.',
    engine: 'The engine can’t be loaded. Check the connection, then try again.',
    reload: 'Load again',
    close: 'All right',
  },
  lost: {
    title: 'Nothing here',
    text: 'This address leads to open water. The link may be old or incomplete.',
    home: 'Back to the island',
  },
  about: {
    title: 'About',
    what: 'Caldera is a free and open way to play Santorini: in 3D, flat or as text, alone, together or online.',
    legal:
      'Santorini is a game by Gordon Hamilton, published by Roxley and Spin Master. Caldera is an independent project, not affiliated with or endorsed by them. It contains no art and no card texts of the game.',
    keys: 'Keys',
    close: 'Close',
  },
  /** Names of gods by id, where the language has one of its own. */
  godNames: {} as Readonly<Record<string, string>>,
  /** Powers by god id, where the words of the rules are not the ones to show. */
  godWords: {} as Readonly<Record<string, { readonly power: string; readonly title: string } | undefined>>,
  keys: {
    arrows: 'Walk over the board',
    enter: 'Pick the square',
    undo: 'Undo a step',
    end: 'End the turn, or skip',
    glasses: 'Threat glasses',
    turn: 'Turn the camera',
    top: 'View from above',
    reset: 'Usual view',
    replay: 'Earlier and later turns',
  },
};

export const en: typeof screens & typeof others & typeof play = { ...screens, ...others, ...play };

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : T extends readonly unknown[]
      ? T
      : { readonly [K in keyof T]: Widen<T[K]> };

export type Words = Widen<typeof en>;
