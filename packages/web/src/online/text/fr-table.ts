import { lists, plurals } from '../../text/plural.ts'
import type { OnlineText } from './text.ts'

const plural = plurals('fr')
const list = lists('fr')

export const frTable: Pick<OnlineText, 'kept' | 'bar' | 'seat' | 'talk' | 'more' | 'again'> = {
  kept: {
    sending: 'Votre coup est en route vers le serveur.',
    saved: 'Chaque coup est enregistré sur le serveur.',
    offline: 'Pas de connexion. On réessaie ; rien de ce qui était enregistré n’est perdu.',
    failed: 'Le serveur ne peut rien enregistrer pour l’instant. Les coups sont gardés et renvoyés.',
  },
  bar: {
    lost: 'Pas de connexion. On réessaie tout seul ; votre place est gardée.',
    back: 'La connexion est revenue.',
    out: 'Le serveur a mis fin à cette connexion.',
    retry: 'Réessayer',
    storage: 'Le serveur ne peut rien enregistrer pour l’instant. Votre coup attend ici et sera renvoyé.',
    watch: 'Vous regardez cette partie.',
    lapsed: 'Votre temps est écoulé : un coup prudent a été joué pour vous.',
    away: 'Un bot joue à votre place.',
    takeBack: 'La reprendre',
    gone: (name) => `${name} n’est pas là.`,
    paused: 'Les pendules sont arrêtées.',
    resume: 'Les relancer',
    undo: (name, moves) =>
      plural(moves, {
        one: `${name} voudrait reprendre un coup.`,
        other: `${name} voudrait reprendre # coups.`,
      }),
    pause: (name) => `${name} voudrait arrêter les pendules.`,
    replace: (name, seat) => `${name} voudrait qu’un bot joue pour ${seat}.`,
    replaceMe: (name) =>
      `${name} demande si vous êtes encore là. Dans une demi-minute, un bot jouera pour vous.`,
    iAmHere: 'Je suis là',
    letBot: 'Laisser jouer un bot',
    askedMe: (name) =>
      `C’est demandé. Si ${name} ne dit pas non et ne joue pas, un bot continue dans une demi-minute.`,
    agree: 'D’accord',
    refuse: 'Non',
    asked: (names) => `C’est demandé. ${list(names)} ${names.length === 1 ? 'doit' : 'doivent'} dire oui.`,
  },
  seat: {
    here: 'présent',
    gone: 'absent',
    away: 'Un bot joue',
  },
  talk: {
    title: 'Discussion',
    none: 'Personne n’a encore rien dit.',
    say: 'Dire quelque chose',
    send: 'Envoyer',
    muted: (name) => `${name} est en sourdine.`,
    mute: (name) => `Ne plus entendre ${name}`,
    unmute: (name) => `Entendre ${name} à nouveau`,
    who: 'Qui l’on entend',
    watchers: 'Seuls ceux qui sont à la table peuvent parler.',
    tooMany: 'Pas si vite.',
    left: (n) => plural(n, { one: 'Encore un caractère.', other: 'Encore # caractères.' }),
    tooLong: (n) => plural(n, { one: 'Un caractère de trop.', other: '# caractères de trop.' }),
  },
  more: {
    invite: 'Copier l’adresse de cette table',
    hand: (name) => `Passer cet appareil à ${name}`,
    pause: 'Demander l’arrêt des pendules',
    replace: (name) => `Demander un bot à la place de ${name}`,
    later: 'Aux autres tables : votre place vous attend',
    off: 'Aux autres tables',
    leave: 'Quitter : un bot continue, la place reste à vous',
    luckFrom: (move) => `Le serveur tire le hasard depuis le coup ${move}.`,
    watching: (n) => plural(n, { one: 'une personne regarde', other: '# personnes regardent' }),
  },
  again: {
    ask: 'Revanche',
    offered: 'Une revanche est prête : les mêmes joueurs, une nouvelle donne.',
    join: 'À la revanche',
    file: 'Fichier de la partie',
  },
}
