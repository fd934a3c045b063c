export type Shop = 'donpepe' | 'feiralucia' | 'cornerbooks';

/** Questions, prices, asides and unclear wishes, one a line: none of them may change an order. */
export const ASIDES: Record<Shop, string> = {
  donpepe: `
cuanto sale el fernet
cuánto está el kilo de asado
a cuanto tenes la docena de facturas
che cuanto me cobras 2 fernet
precio del kilo de banana
precio 1 kg de tomate
me pasas el precio de 3 yerbas
que precio tiene el vino malbec
cuanto cuesta un pollo entero
cuanto seria 1 kilo de vacio y 2 chorizos
3 yerbas cuanto salen
sale 1 fernet
tenes yerba
tenes 2 fernet
hay pan frances hoy
hay 1 kilo de asado
te queda queso cremoso
les quedan 2 docenas de medialunas
tienen leche descremada
tendras un vino malbec
vendés fernet
consigo lavandina ahi
trabajan con queso de cabra
esta fresca la merluza
es buena la yerba
la yerba es con palo
el pan es del dia
el vino viene en caja
cual es la yerba mas barata
qué quesos tenes
que me recomendas para una picada
cuantos gramos tiene la yerba
cuantas empanadas trae la docena
$ 3000 de queso cremoso
3000 pesos de pan frances
$10000 de asado
dame $2000 de jamon cocido
quiero $5.000 de vacio
mandame 4000 pesos de milanesa
5 lucas de queso
por 2000 mangos de salame
quiero la yerba a 4250
el fernet a 13900
llevo el fernet a 10000
vino malbec a 6890 pesos
la banana a 2400
yerba por 4250
fernet para 4
asado para 6 personas
quiero asado para 10
empanadas para 8
picada para 4
vino para el sabado
yerba para 2
mandame carne para 5
cambiar la yerba a 3
la yerba a 3
pasar el fernet a 2
1 fernet a las 8
2 yerbas mañana
2 yerbas si hay
2 yerbas o 3
2 o 3 fernet
2/3 fernet
2-3 fernet
un par de cosas
capaz 2 fernet
creo que 2 fernet
despues te pido 2 fernet
mi mama quiere 2 fernet
ayer pedi 2 yerbas
me llegaron 2 yerbas
agregue 2 yerbas
agregué 1 fernet recien
ya saque la yerba
pedi 1 fernet y no llego
me faltan 2 fernet
tengo 2 yerbas en casa
compre 3 yerbas la semana pasada
me vino 1 fernet roto
la otra vez me mandaste 2 yerbas
no quiero fernet
no 2 fernet
no mandes 2 fernet
nunca tomo fernet
mejor no
mejor la otra
mejor otra yerba
cuanto cuesta sacar la yerba
puedo sacar el fernet
se puede quitar la yerba
como saco el fernet
si saco la yerba cuanto queda
y si cambio la yerba por mate cocido
no saques el fernet
no me borres la yerba
cambiame la yerba por un vino
cambia 2 yerbas por 1 fernet
puedo cambiar 2 yerbas
me agregas 2 yerbas?
¿me mandás un fernet?
2 fernet?
y 2 fernet
y un vino malbec
y la yerba
cuanto sale el envio
cuanto tarda el envio
hacen envios a caballito
a que hora cierran
hasta que hora estan
abren los domingos
estan abiertos ahora
donde estan
donde queda el local
hay minimo de compra
puedo pagar con tarjeta
aceptan efectivo o solo transferencia
me hacen descuento por 3 yerbas
tienen promo de 2x1 en fernet
2x1 en fernet
te digo en 20 minutos
en 5 minutos te confirmo
mañana a las 8
llego a las 9
estoy en 10 minutos
despues de las 18
tipo 8 y media
somos 4 personas
soy alergico al mani
mi numero es 1144556677
vivo en el 5to b
hola soy juan
como andas
jajaja
buenisimo
estoy viendo
esperame un cachito
un segundo
aguanta que pregunto
despues te confirmo
todavia no confirmes
no finalices todavia
finalizar mañana
como finalizo el pedido
puedo cancelar el pedido
cuando llega mi pedido
cuanto va mi pedido
que tengo en el carrito
yerba
fernet y yerba
quiero fernet
mandame pan
un kilo de pan
2 quesos
500 de queso cremoso
100 fernet
1500 vino malbec
1,5 fernet
-2 fernet
medio fernet
una docena de jamon y queso
2 malbec
200 g de jamon
1 yogur bebile
un cuarto de salame
2 birras
0 fernet
asdf
agregá otro fernet
agregame una yerba mas
1/2 kilo de pan frances
½ kg de chorizo
kilo y medio de vacio
cuarto kilo de queso azul
1 lavandina, 2 suavizantes y 1 esponja
`,
  feiralucia: `
quanto custa o café
quanto é 1 abacaxi
quanto sai 2 kg de manga
qual o preço do queijo
preço de 2 cafés
tem pão de queijo
vocês têm 2 abacaxis
vc tem leite fresco
ainda tem coxinha
tem 1 kg de tomate hoje
o mamão está maduro
qual café vocês têm
R$ 20 de queijo minas
quero R$ 50 de castanha
10 reais de tomate
quero o café a 20
café por 21
café para 2
bolo para 10 pessoas
manga pra 4
2 ou 3 cafés
talvez 2 cafés
não quero café
não tira o café
posso tirar o café
quanto custa tirar a manga
como tiro a manga
ontem pedi 2 cafés
já tenho 2 cafés
recebi 1 café estragado
me traz 2 cafés?
e 2 cafés
e o abacaxi
troca 2 cafés por 1 chá
muda o café para 3
que horas fecham
onde fica a loja
entregam em copacabana
qual a taxa de entrega
aceitam cartão
tem promoção hoje
te digo em 20 minutos
amanhã às 8
somos 4 pessoas
depois eu confirmo
ainda não finaliza
cadê meu pedido
bom dia tudo bem
café
200 cafés
1,5 abacaxi
mais um café
quero 1 mamão e 1 abacaxi
`,
  cornerbooks: `
how much is the notebook
how much for 2 notebooks
price of 3 bookmarks
what does a fountain pen cost
do you have 2 notebooks
do you have moby dick
is moby dick in stock
are there any bookmarks left
got any notebooks
can i get 2 notebooks
could you add a bookmark
would 2 notebooks fit in one box
$20 of wrapping paper
i want $15 of tea bags
US$ 30 in notebooks
a notebook for 5
a notebook for my son
notebooks for 4
moby dick at 12
i want moby dick at 10
2 or 3 notebooks
maybe 2 notebooks
not 2 notebooks
i do not want a bookmark
don't remove the notebook
can i remove the notebook
how do i remove the bookmark
what if i remove the notebook
i already have 2 notebooks
yesterday i bought 2 notebooks
i got 1 notebook broken
my sister wants 2 bookmarks
and 2 notebooks
2 notebooks?
change the notebook to 3
swap 2 notebooks for a pen
when do you open
what time do you close
where are you located
do you deliver to queens
how much is delivery
do you take cards
any discount on 3 notebooks
i'll tell you in 20 minutes
tomorrow at 8
we are 4 people
please wait a minute
don't finish yet
where is my order
nice
notebook
one half notebook
300 notebooks
one more notebook
add another bookmark
a moby dick and 2 fountain pens
`,
};

/** What each sentence does to an order that holds the shop's two items: the new lines, and those that go. */
export const CHANGES: Record<Shop, readonly (readonly [sentence: string, ...lines: string[]])[]> = {
  donpepe: [
    ['un fernet', '2 Fernet 750 ml', '- 1 Fernet 750 ml'],
    ['quiero 2 vinos malbec', '2 Vino malbec 750 ml'],
    ['mandame un vino malbec', '1 Vino malbec 750 ml'],
    ['poneme 1 kg de queso cremoso', '1 Queso cremoso'],
    ['ponele 2 lavandinas', '2 Lavandina 2 l'],
    ['agregale una manteca', '1 Manteca 200 g'],
    ['sumame tres suavizantes porfa', '3 Suavizante 900 ml'],
    ['dale, mandame 2 kilos de asado', '2 Asado de tira'],
    ['necesito 300 gramos de mortadela', '300 Mortadela con pistachos'],
    ['hola! quisiera una docena de facturas, gracias', '1 Facturas surtidas'],
    ['me llevo un par de suavizantes', '2 Suavizante 900 ml'],
    ['voy a llevar 1 pan de campo', '1 Pan de campo'],
    ['medio kilo de pan francés', '0.5 Pan francés'],
    ['2 metros de soga', '2 Soga para tender'],
    ['1 l de kombucha', '1 Kombucha de jengibre'],
    ['media docena de turrones', '6 Turrón de maní'],
    ['2 docenas de tapas para empanadas', '2 Tapas para empanadas'],
    ['1 vino malbec 750 ml', '1 Vino malbec 750 ml'],
    ['anotame 1.500 g de chipá al pedido', '1500 Chipá'],
    ['traeme 1 botella de agua', '1 Agua mineral sin gas 2 l'],
    ['MANDAME 2 LAVANDINAS!!', '2 Lavandina 2 l'],
    ['mejor 3 yerbas', '3 Yerba mate con palo 1 kg', '- 2 Yerba mate con palo 1 kg'],
    ['que sean 2 fernet', '2 Fernet 750 ml', '- 1 Fernet 750 ml'],
    ['sacame la yerba', '- 2 Yerba mate con palo 1 kg'],
    ['quitá el fernet por favor', '- 1 Fernet 750 ml'],
    ['quiero sacar el fernet del pedido', '- 1 Fernet 750 ml'],
    ['borrame la yerba', '- 2 Yerba mate con palo 1 kg'],
    ['cancelá la yerba', '- 2 Yerba mate con palo 1 kg'],
  ],
  feiralucia: [
    ['quero dois abacaxis', '2 Abacaxi pérola'],
    ['me manda 1 kg de tomate', '1 Tomate italiano'],
    ['coloca 2 dúzias de pão de queijo, por favor', '2 Pão de queijo'],
    ['adiciona 300 g de queijo coalho', '300 Queijo coalho'],
    ['melhor 3 cafés', '3 Café torrado e moído 500 g', '- 2 Café torrado e moído 500 g'],
    ['tira o café', '- 2 Café torrado e moído 500 g'],
    ['remover manga', '- 1 Manga Palmer'],
  ],
  cornerbooks: [
    ['i want two moby dick', '2 Moby Dick'],
    ['add a fountain pen please', '1 Fountain pen'],
    ["hi, i'd like 3 metres of wrapping paper", '3 Wrapping paper'],
    ['actually make that 4 notebooks', '4 Notebook A5', '- 2 Notebook A5'],
    ['remove the bookmark', '- 1 Bookmark'],
  ],
};
