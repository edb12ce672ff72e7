import { plurals } from '../../../text/plural.ts'

const plural = plurals('en')
const RANGES = ['Short', 'Medium', 'Long']
const skills = ['Blades', 'Guns', 'Medicine', 'Repair', 'Survival', 'Talk']

const percent = (p: number): string =>
  `${p <= 0 || p >= 1 ? Math.round(p * 100) : Math.max(1, Math.min(99, Math.round(p * 100)))}\u00a0%`

/** Words about dice, hazards, fights and windows. */
export const fightWords = {
  percent,
  dice: (n: number) => plural(n, { one: '# die', other: '# dice' }),
  skill: (n: number) => skills[n] ?? '',

  hazard: {
    escape: 'Escape',
    face: 'Face it',
    none: 'You can’t escape this card.',
    pool: (dice: string, skill: string) => `${dice}, ${skill}`,
    passes: (from: number, need: number) =>
      need > 1 ? `${need} dice of ${from}+` : `${from}+ passes: the card is gone.`,
    fails: (price: number, now: number) =>
      `Fail: lose ${price} Health (${now} → ${Math.max(0, now - price)}).`,
    failsEvent: 'Fail: what the card says happens.',
    down: 'That would be a knockout.',
    weaker: 'From then on you roll fewer dice in every check.',
    helper: (title: string, odds: string) => `${title} makes it ${odds}`,
    event: 'What it says happens, then you get its reward.',
    yours: (name: string, range: string) => `${name === 'You' ? 'Your' : `${name}’s`} attack at ${range}`,
    its: (range: string) => `Its attack at ${range}`,
    odds: (dice: string, from: number, chance: number | null) =>
      chance === null ? `${dice}, ${from}+` : `${dice}, ${from}+: ${percent(chance)}`,
    checkOdds: (check: string, dice: string, chance: number | null) =>
      chance === null ? `${check}, ${dice}` : `${check}, ${dice}: ${percent(chance)}`,
    cannot: 'no weapon reaches',
    win: 'Win:',
    reward: 'Reward:',
    ferocious: 'Ferocious: only wounds count, never dominance.',
    waits: (name: string) => `${name} decides: escape or face it.`,
    chosen: { escape: 'tries to escape', face: 'faces it' },
    check: (skill: string, from: number) => `${skill} (${from})`,
    where: 'Where it happens',
    on: (nth: number, played: boolean) => (played ? `hex ${nth}, played` : `hex ${nth}`),
  },

  fight: {
    you: 'you',
    it: 'It',
    acts: 'acts first on ties',
    plays: (name: string) => `${name} plays it`,
    youPlay: 'you play it',
    clash: (n: number) => `Clash ${n}`,
    now: 'now',
    last: 'then dominance decides',
    lastFerocious: 'only wounds count',
    two: (a: string, b: string) => `${a} against ${b}`,
    gains: (mine: number, theirs: number) => `dominance ${mine} to ${theirs}`,
    range: (n: number) => RANGES[n] ?? '',
    ranges: (now: string) => `Range: ${now}`,
    beginAt: (range: string) => `Begin at ${range}`,
    hitsFrom: (n: number) => `${n}+ hits`,
    reaches: (who: string, lose: number) =>
      `${who}: ${lose === 0 ? 'all dice' : plural(lose, { one: '# die fewer', other: '# dice fewer' })}`,
    cannot: (who: string) => `${who}: no attack`,
    dominance: (who: string, n: number) =>
      n === 0 ? 'Dominance: nobody leads' : `Dominance: ${who} ${who === 'You' ? 'lead' : 'leads'} by ${n}`,
    noDominance: 'Ferocious: no dominance, only wounds count.',
    cards: ['Attack', 'Multi-attack', 'Defend', 'Prepare', 'Change Range'] as readonly string[],
    icons: ['attack', 'multi', 'defend', 'prepare', 'change'] as readonly string[],
    notLocked: 'not ready yet',
    ready: (name: string) => (name === 'You' ? 'You are ready' : `${name} is ready`),
    choosing: (name: string) => (name === 'You' ? 'Choose a card' : `${name} is choosing`),
    faceDown: 'face down',
    both: 'both cards are revealed together',
    part: (name: string) => `${name}: card and dice`,
    next: 'Waiting for the next clash',
    over: 'The fight is over',
    toHit: 'to hit',
    ifAttack: 'to hit with an Attack',
    againstEach: 'Your odds against each card:',
    takes: (n: number, of: number, each: number) =>
      `A hit takes ${n} of ${of} Health${each > 0 ? `, each Bull’s Eye ${each} more` : ''}.`,
    hits: (name: string) => (name === 'You' ? 'You hit' : `${name} hits`),
    misses: (name: string) => (name === 'You' ? 'You miss' : `${name} misses`),
    counts: (from: number, crit: number) =>
      crit === 0 || crit > 10
        ? `${from}+ hits`
        : `${from}+ hits, ${crit === 10 ? '10' : `${crit}+`} Bull’s Eye`,
    lock: (card: string) => `Play ${card}`,
    from: {
      skill: (name: string, n: number) => `${name} ${n}`,
      multi: 'multi-attack',
      prepared: 'Prepare',
      mission: 'mission',
      gained: 'card effects',
      suffered: 'card effects',
      range: 'range',
      wounds: 'wounds',
      card: 'their card',
    },
    aggression: 'Aggression',
    sum: {
      hit: 'hit',
      crits: (n: number) => plural(n, { one: 'Bull’s Eye', other: '# Bull’s Eyes' }),
      weapon: 'weapon',
      added: 'card effects',
      rest: 'weapon and cards',
      armour: 'armour',
      piece: (by: number, takes: boolean) => (takes || by < 0 ? `− ${-by}` : `+ ${by}`),
      bulls: (n: number) => plural(n, { one: '# Bull’s Eye', other: '# Bull’s Eyes' }),
      plain: 'Hit',
      total: (n: number, from: number, to: number) => `= ${n} damage: Health ${from} → ${to}`,
      done: (n: number, lost: number) => `= ${n} damage${lost > 0 ? `: −${lost} Health` : ''}`,
    },
    missed: (from: number) => `No die shows ${from} or more.`,
    stats: {
      ammo: 'Ammo',
      health: 'Health',
      icons: 'Icons',
      armour: 'Armour',
      unarmed: 'No weapon',
      weapon: (multi: number, pierce: number) =>
        [
          ...(multi > 0 ? [`multi ${multi}`] : []),
          ...(pierce > 0 ? [`pierce ${pierce}`] : []),
          'damage',
        ].join(', '),
      prepared: 'Prepare is ready',
    },
    of: (now: number, full: number) => `${now}/${full}`,
    detail: {
      attack: (dice: string, ammo: number, gain: number) =>
        `${dice}${ammo > 0 ? `, ${ammo} Ammo` : ''}${gain > 0 ? `, +${gain} dominance` : ''}`,
      reaction: (change: string, says: string) => `${change}. ${says}`,
      best: (says: string) => `best odds: ${says}`,
      odds: (chance: string, dice: string) => `${chance}, ${dice}`,
      bluff: 'no weapon reaches: a bluff',
      defend: (dominance: boolean, knight: boolean) =>
        `they roll 2 fewer dice${dominance ? ' but gain 2 dominance' : ''}${knight ? '; you may change gear' : ''}`,
      prepare: 'next Attack: +2 dice, Bull’s Eye from 9',
      change: (dominance: boolean) =>
        `they roll 1 die less; ${dominance ? 'advance: +1 dominance for you; retreat: +1 for them' : 'advance or retreat'}`,
      advance: (dominance: boolean) => `one range closer${dominance ? '; +1 dominance for you' : ''}`,
      retreat: (dominance: boolean) => `one range further${dominance ? '; +1 dominance for them' : ''}`,
    },
  },

  rolls: {
    title: 'Just rolled',
    check: (name: string, skill: string, from: number) => `${name}: ${skill} (${from})`,
    attack: (name: string) => `${name}: attack`,
    fate: (name: string) => `${name}: a die`,
    end: { '': '', passed: 'passed', failed: 'failed', hit: 'hit', missed: 'missed' },
    again: 'rolled again',
    turned: 'one die turned',
    loss: (damage: number, soak: number, lost: number) =>
      `${damage} damage − ${soak} armour = ${lost} Health`,
    crit: 'Bull’s Eye',
    hit: 'hit',
    miss: 'miss',
  },

  window: {
    title: (about: string) => `Who wants to react ${about}?`,
    breath: 'Between attacks: anything marked “any time” can be used.',
    now: 'asked now',
    passed: 'passed',
    later: 'next',
    stand: 'Pass for me…',
    scope: {
      fight: 'this fight',
      turn: (name: string) => (name === 'You' ? 'your turn' : `${name}’s turn`),
      others: 'every turn but mine',
    },
    passing: 'Passing for you.',
  },
}
