import type { PanLessons } from './load.ts'

export const fr: PanLessons = {
  title: 'Le dernier debout',
  goal: 'Gagner des plis, lire le pistolet, et savoir quand retourner, payer ou passer le danger.',
  beats: {
    bear: {
      says: 'Le dernier en vie gagne. D’abord, quatre plis pour des cartes. La plus haute prend les trois. *Jouez votre Ours.*',
      mouse: 'Ha ! Une Souris seule bat un Éléphant seul. Gardez l’idée ; l’Ours d’abord.',
      cat: 'Deux Chats s’annulent ; l’Éléphant prend tout.',
      fox: 'La plus haute gagne, et c’est l’Éléphant.',
      after: 'L’Éléphant de Nib est plus haut. Les trois cartes sont maintenant devant Nib.',
      learnt: 'La plus haute carte prend le pli',
    },
    small: {
      says: 'Chacun choisit en secret. Deux cartes égales s’annulent. *Jouez petit* et regardez.',
      mouse: 'Elle gagne aussi ! Mais gardez-la : elle va attraper un Éléphant.',
      after: 'Deux Ours s’annulent. La vôtre est la plus haute qui reste. Vous prenez les trois.',
      learnt: 'Les cartes égales s’annulent',
    },
    mouse: {
      says: 'Nib aime les Éléphants. *Votre Souris* est la plus basse, avec un seul talent. *Jouez-la.*',
      other: 'L’Éléphant l’a prise. Seule une Souris seule arrête un Éléphant seul.',
      after: 'Une Souris seule bat un Éléphant seul.',
      learnt: 'Une Souris seule bat un Éléphant seul',
    },
    last: {
      says: 'Il reste une carte. Elle compte aussi. *Jouez-la.*',
      after: 'Six cartes pour vous, six pour Nib, aucune pour Gus. Les cartes sont votre argent.',
      learnt: 'Les cartes devant vous sont votre argent',
    },
    flip: {
      says: 'Le pistolet : cinq CLIC, un PAN. Six cartes cachées, donc 1 risque sur 6. *Retournez.*',
      reshuffle: 'Vous avez payé pour 1 sur 6, et vous l’aviez déjà.',
      skip: 'Sûr, mais trois cartes, c’est cher pour éviter 1 sur 6.',
      after: 'CLIC, et CLIC aussi pour Gus et Nib. Chaque CLIC rend le suivant plus risqué.',
      learnt: 'Le risque est de 1 sur les cartes restantes',
    },
    reshuffle: {
      says: 'Il en reste trois : 1 sur 3. Payez une carte pour tout *MÉLANGER*, puis retournez à 1 sur 6.',
      flip: 'PAN ! C’était le 1 sur 3. Une carte aurait acheté 1 sur 6.',
      skip: 'Sûr, mais trois cartes. Mélanger n’en coûte qu’une.',
      after: 'Une carte de moins, toujours en vie. C’est à cela que servent les cartes.',
      learnt: 'MÉLANGER : une carte, retour à 1 sur 6',
    },
    free: {
      says: 'Nib a remélangé aussi. Cinq cartes : 1 sur 5, et gratuit. *Retournez.*',
      reshuffle: '1 sur 6 pour une carte, ou 1 sur 5 pour rien. Gardez vos cartes.',
      after: 'CLIC pour vous, CLIC pour Gus, CLIC pour Nib : il en reste deux.',
      learnt: 'Un petit risque gratuit, c’est bien',
    },
    skip: {
      says: '*1 sur 2 !* PASSER coûte une carte par joueur en vie : trois. On ne retourne rien ; c’est à Gus. *Passez.*',
      flip: 'PAN ! Un sur deux, c’est jouer sa vie à pile ou face.',
      reshuffle: 'Sûr, pour une carte. Mais voyez qui suit, sans carte. Essayez PASSER.',
      after: 'Vous avez passé le danger. Gus, sans carte, a dû retourner : PAN !',
      learnt: 'PASSER envoie le danger au suivant',
    },
    alone: {
      says: 'Gus est éliminé : six cartes neuves. Nib, avec le plus de cartes, a commencé. À vous : 1 sur 5. *Retournez.*',
      skip: 'À deux, PASSER coûte deux cartes : tout ce que vous avez. Trop cher.',
      after: 'CLIC, et CLIC pour Nib. À deux, PASSER coûte 2.',
      learnt: 'Après un PAN : nouvelle pile, et qui a le plus de cartes commence',
    },
    again: {
      says: 'Encore 1 sur 3, et vous avez deux cartes. *Vous savez quoi faire.*',
      flip: 'PAN ! Encore 1 sur 3. Achetez de meilleures chances.',
      after: 'CLIC, et CLIC pour Nib.',
    },
    lastCard: {
      says: '1 sur 4, une carte. *Payez-la :* sans carte, un CLIC permet un second essai.',
      flip: 'PAN, avec une carte non dépensée devant vous.',
      after: 'CLIC ! Et plus rien devant vous : vous pouvez tenter le double.',
      learnt: 'Sans carte, un CLIC peut devenir un Double CLIC',
    },
    go: {
      says: 'Retourner encore, à 1 sur 5 ? Un second CLIC permet de voler les autres. *Encore !*',
      stop: 'Sûr, mais sans carte. Au prochain tour, vous ne pourriez que retourner.',
      after: 'CLIC, CLIC !',
    },
    take: {
      says: 'Double CLIC ! Prenez une carte par joueur en vie : deux. *Choisissez chez Nib.*',
      after: 'Nib a dû retourner à 1 sur 4 : PAN. Vous êtes le dernier en vie. Gagné !',
      learnt: 'Un Double CLIC vole les autres',
    },
  },
  won: 'Vous êtes le dernier en vie. Gagné !',
  asks: 'Pourquoi avez-vous gagné ?',
  reasons: {
    tricks: {
      name: 'Les plis que j’ai gagnés',
      says: 'Nib a gagné autant de plis, et avait plus de cartes.',
    },
    cards: { name: 'Les cartes de Nib', says: 'Nib a gagné autant de plis, et avait plus de cartes.' },
    payments: {
      name: 'Ce que j’ai payé, dans la défausse',
      says: 'Vous avez acheté de meilleures chances à chaque fois. Nib est mort avec trois cartes : elles ne comptent pas à la fin.',
    },
  },
  remember: [
    'La plus haute carte seule prend le pli ; les égales s’annulent ; une Souris seule bat un Éléphant seul.',
    'Le risque est de 1 sur les cartes restantes.',
    'Une carte mélange : retour à 1 sur 6.',
    'Une carte par joueur en vie passe le danger au suivant.',
    'Les cartes ne comptent pas à la fin. Dépensez-les.',
  ],
}
