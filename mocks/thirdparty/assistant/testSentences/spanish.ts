/**
 * What people write to an order of 2 "Yerba mate con palo 1 kg" and 1 "Fernet 750 ml". After `=>`: the lines that it may
 * change, the new ones and, with a minus, those that go; without it, none.
 */
export const SPANISH = `
# Questions, prices, asides and unclear wishes.
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
1/2 kilo de pan frances
½ kg de chorizo
kilo y medio de vacio
cuarto kilo de queso azul
1 lavandina, 2 suavizantes y 1 esponja
1 l de kombucha
1 vino malbec 750 ml
2 docenas de tapas para empanadas
2 metros de soga
media docena de turrones
medio kilo de pan francés
un fernet
# Agreement and the end of a list: they never add.
exacto, 2 yerbas
correcto 2 yerbas
sí, 2 yerbas
si, 1 fernet
dale, 2 yerbas
dale 2 vinos malbec
eso, 2 yerbas
eso es todo, 2 yerbas
solo eso, 2 yerbas y 1 fernet
nada mas, 2 yerbas
nada más, eso
listo, 2 yerbas
listo 3 vinos malbec
ya esta, 2 yerbas
está bien, 2 yerbas
ok 3 yerbas
bueno, 3 yerbas
perfecto, 2 vinos malbec
claro, 40 yerbas
genial 40 yerbas
2 yerbas nomás
2 yerbas no mas
2 yerbas, eso es todo
2 yerbas y listo
2 yerbas y nada más
2 vinos malbec nada mas
1 vino malbec no más
2 yerbas y 1 fernet, nada mas
son 2 yerbas
entonces 2 yerbas y 1 fernet
o sea 2 yerbas
confirmado 2 yerbas
tal cual, 2 yerbas
chau, 2 yerbas
gracias, 2 yerbas
joya, 1 fernet
obvio, 1 fernet
sisi 2 yerbas
# An amount that the order already holds is asked about.
quiero 2 yerbas
quiero 1 fernet
quiero 3 yerbas
dame 2 yerbas
mandame 1 fernet
poneme 2 fernet
agregá 2 yerbas
sumale 1 fernet
listo, quiero 2 yerbas
2 yerbas en total
# Refusals.
tampoco quiero yerba
sin jamon porfa
sin queso
no me agregues 2 vinos
olvidate del jamon
olvidate de la yerba
no quiero mas yerba
ya no quiero el fernet
yerba no
fernet no, gracias
no, gracias
no me mandes vino malbec
nada de queso
el fernet no va
ningun vino
quiero 2 vinos malbec no
no se si quiero 2 vinos malbec
uh carisimo, no gracias
nooo, me equivoqué
me equivoque con la yerba
# Corrections that leave a doubt.
quiero 2 vinos malbec, no, 3
quiero 2 vinos malbec digo 3
perdon, 3 yerbas
eran 3 yerbas
no eran 2 yerbas
mejor 2 o 3 yerbas
cambiá la yerba por fernet
quiero 2 vinos malbec o mejor 2 fernet
en vez de yerba, fernet
# Two messages in one.
hola, quiero 2 vinos malbec, cuanto sale el envio
quiero 2 vinos malbec y cuanto esta el fernet
agregame 2 vinos malbec, hacen envios
quiero 1 vino malbec y pagar con tarjeta
dame 2 vinos malbec para el sabado y 1 fernet
sacame la yerba o el fernet
quiero 2 vinos malbec, tengo 1 fernet
saca el fernet, cuanto queda
quiero finalizar y 2 vinos malbec
# Sums, prices, jokes.
quiero 2 + 1 vinos malbec
quiero 2 mas 1 vinos malbec
quiero 2 x 1 vino malbec
quiero 2000 de asado
dame 500 de pan frances
quiero 50 de queso cremoso
quiero 2 asado
dame 2 pollos
quiero 6 empanadas de jamon y queso
quiero rollo de cocina x 3
quiero mil yerbas
quiero 1000 vinos malbec
quiero un fernet con coca gratis
quiero un fernet bien cargado jaja
quiero un vino malbec en la playa
quiero ver 2 vinos malbec
queria saber de 2 vinos malbec
quiero hablar con alguien
llevo 2 yerbas y 1 fernet
llevo 2 vinos malbec hace rato
mañana quiero 2 vinos malbec
si quiero 2 vinos malbec me haces precio
ayer dije quiero 2 vinos malbec
mi vecino dice quiero 2 vinos malbec
me das 2 vinos malbec
me mandas 1 vino malbec
agregaste 2 vinos malbec
ya agregué 2 vinos malbec
# Typed in a hurry.
kiero vino
quiero 2 vinso malbec
aregame 2 lavandinas
yebra
yerba x 2
vino malbec x2
asado 2kg chorizo 1kg
asado 2kg, chorizo 1kg
2 yerbs
lavandina dos
1vino malbec
holaaa
# Clear instructions.
quiero 2 vinos malbec => 2 Vino malbec 750 ml
mandame un vino malbec => 1 Vino malbec 750 ml
poneme 1 kg de queso cremoso => 1 Queso cremoso
ponele 2 lavandinas => 2 Lavandina 2 l
agregale una manteca => 1 Manteca 200 g
sumame tres suavizantes porfa => 3 Suavizante 900 ml
dale, mandame 2 kilos de asado => 2 Asado de tira
necesito 300 gramos de mortadela => 300 Mortadela con pistachos
hola! quisiera una docena de facturas, gracias => 1 Facturas surtidas
me llevo un par de suavizantes => 2 Suavizante 900 ml
voy a llevar 1 pan de campo => 1 Pan de campo
quiero medio kilo de pan francés => 0.5 Pan francés
quiero 2 metros de soga => 2 Soga para tender
quiero 1 l de kombucha => 1 Kombucha de jengibre
quiero media docena de turrones => 6 Turrón de maní
quiero 2 docenas de tapas para empanadas => 2 Tapas para empanadas
quiero 1 vino malbec 750 ml => 1 Vino malbec 750 ml
anotame 1.500 g de chipá al pedido => 1500 Chipá
traeme 1 botella de agua => 1 Agua mineral sin gas 2 l
MANDAME 2 LAVANDINAS!! => 2 Lavandina 2 l
mejor 3 yerbas => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
que sean 2 fernet => 2 Fernet 750 ml; - 1 Fernet 750 ml
sacame la yerba => - 2 Yerba mate con palo 1 kg
quitá el fernet por favor => - 1 Fernet 750 ml
quiero sacar el fernet del pedido => - 1 Fernet 750 ml
borrame la yerba => - 2 Yerba mate con palo 1 kg
cancelá la yerba => - 2 Yerba mate con palo 1 kg
agregá otro fernet => 2 Fernet 750 ml; - 1 Fernet 750 ml
agregame una yerba mas => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
una yerba más => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
otras 2 yerbas => 4 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
quiero otra yerba => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
quiero 2 yerbas más => 4 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
agregá 3 yerbas => 5 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
quiero 3 yerbas en total => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
no, mejor 3 yerbas => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
perdon, mejor dame 3 yerbas => 3 Yerba mate con palo 1 kg; - 2 Yerba mate con palo 1 kg
quiero 2 vinos malbec y listo => 2 Vino malbec 750 ml
listo, quiero 2 vinos malbec => 2 Vino malbec 750 ml
si, agregame 2 lavandinas => 2 Lavandina 2 l
qiero 2 vinos malbec => 2 Vino malbec 750 ml
KIERO 2 LAVANDINAS => 2 Lavandina 2 l
quiero vino malbec x2 => 2 Vino malbec 750 ml
quiero asado 2kg => 2 Asado de tira
quiero vino malbec, 2 => 2 Vino malbec 750 ml
quiero kilo y medio de vacio => 1.5 Vacío
mandame un kilo y medio de asado => 1.5 Asado de tira
quiero un cuarto kilo de pan frances => 0.25 Pan francés
quiero 2 vinos malbec y 1 lavandina => 2 Vino malbec 750 ml; 1 Lavandina 2 l
hola! quiero 2 kg de asado, 1 kg de chorizo y 2 lavandinas, gracias => 2 Asado de tira; 1 Chorizo parrillero; 2 Lavandina 2 l
sacame el fernet y agregame 2 lavandinas => 2 Lavandina 2 l; - 1 Fernet 750 ml
mejor 3 yerbas y 2 fernet => 3 Yerba mate con palo 1 kg; 2 Fernet 750 ml; - 2 Yerba mate con palo 1 kg; - 1 Fernet 750 ml
sacame la yerba, sacame el fernet => - 2 Yerba mate con palo 1 kg; - 1 Fernet 750 ml
quiero 3 docenas de empanadas de jamon y queso => 3 Empanadas de jamón y queso
`;
